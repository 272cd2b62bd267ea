/**
 * The Webpay simulator on its own, for tests; runs as long as stdin stays open. node
 * devstack/src/run-webpay-simulator.ts Prints one line of JSON: its address and the shop that it
 * accepts.
 */
import { startWebpaySimulator } from "./webpay-simulator/start-webpay-simulator.ts"

process.stdout.on("error", () => {})
const { url, shop, stop } = await startWebpaySimulator({ port: 0 })
const end = () => void stop().then(() => process.exit(0))
process.stdin.on("end", end).on("error", end).resume()
console.log(JSON.stringify({ url, shop }))
