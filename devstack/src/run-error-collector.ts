/**
 * The stand-in of the error reporting service on its own, for tests; runs as long as stdin stays
 * open. node devstack/src/run-error-collector.ts Prints one line of JSON: its address and the DSN.
 */
import { startErrorCollector } from "./error-collector/start-error-collector.ts"

process.stdout.on("error", () => {})
const { url, dsn, stop } = await startErrorCollector({ port: 0 })
const end = () => void stop().then(() => process.exit(0))
process.stdin.on("end", end).on("error", end).resume()
console.log(JSON.stringify({ url, dsn }))
