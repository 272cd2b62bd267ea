/**
 * The stand-in of the bot check on its own, for tests; runs as long as stdin stays open. node
 * devstack/src/run-bot-check.ts Prints one line of JSON: its address and the site that it accepts.
 */
import { startBotCheck } from "./bot-check/start-bot-check.ts"

process.stdout.on("error", () => {})
const { url, site, stop } = await startBotCheck({ port: 0 })
const end = () => void stop().then(() => process.exit(0))
process.stdin.on("end", end).on("error", end).resume()
console.log(JSON.stringify({ url, site }))
