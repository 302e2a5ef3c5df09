// Runs a WebAssembly program that asks for nothing and says nothing; it fails by trapping.
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const begin = performance.now();
const code = instance.exports.main(0, 0);
if (code !== 0) throw new Error(`it ended with ${code}`);
console.log(`the same, in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
