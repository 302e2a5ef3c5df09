// Begins the program that reviews games, in a thread of its own.
import start from "{{reviewer.js}}";
await start({ module_or_path: "{{reviewer.wasm}}" });
