/**
 * A program of its own that floods addresses, so that it does not delay what its caller measures.
 * node devstack/src/run-flood.ts '{"seconds":20,"requests":[…]}' Prints the answers by status as one
 * line of JSON.
 */
import { sendFlood } from "./drills/flood/requests.ts"

const { requests, seconds } = JSON.parse(process.argv[2] ?? "")
console.log(JSON.stringify(await sendFlood(requests, seconds)))
