/**
 * The stand-in for Google and Facebook on its own, for tests; runs as long as stdin stays open.
 * node devstack/src/run-openid-provider.ts --callback http://localhost:1337/api/connect Prints one
 * line of JSON: its addresses and the two clients that it accepts.
 */
import { parseArgs } from "node:util"
import { startOpenidProvider } from "./openid-provider/start-openid-provider.ts"

const { values } = parseArgs({
  options: { callback: { type: "string", default: "http://localhost:1337/api/connect" } },
})

process.stdout.on("error", () => {})
const { stop, ...addresses } = await startOpenidProvider({
  port: 0,
  callback: (provider) => `${values.callback}/${provider}/callback`,
})
const end = () => void stop().then(() => process.exit(0))
process.stdin.on("end", end).on("error", end).resume()
console.log(JSON.stringify(addresses))
