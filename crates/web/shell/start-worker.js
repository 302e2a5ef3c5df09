// Begins the program that runs games without a server, in a thread of its own.
import start from "{{worker.js}}";
await start({ module_or_path: "{{worker.wasm}}" });
