/**
 * The stand-in for an S3 bucket on its own, for tests; runs as long as stdin stays open. Its
 * objects are in a temporary folder. node devstack/src/run-object-store.ts Prints one line of JSON:
 * url, bucket, accessKeyId and secretAccessKey.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startObjectStore } from "./object-store/start-object-store.ts"

process.stdout.on("error", () => {})
const directory = await mkdtemp(join(tmpdir(), "wara-objects-"))
const { stop, ...store } = await startObjectStore({ port: 0, directory })
const end = async () => {
  await stop()
  await rm(directory, { recursive: true, force: true })
  process.exit(0)
}
process.stdin.on("end", end).on("error", end).resume()
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end)
console.log(JSON.stringify(store))
