/**
 * A program of its own that floods addresses, so that it does not delay what its caller measures.
 * node devstack/src/run-flood.ts '{"seconds":20,"requests":[…]}' Prints the answers by status as one
 * line of JSON; with `"phases":4`, four times one after another, a line at the end of each.
 */
import { sendFlood } from "./drills/flood/requests.ts"

const { requests, seconds, phases = 1 } = JSON.parse(process.argv[2] ?? "")
for (let phase = 0; phase < phases; phase += 1)
  console.log(JSON.stringify(await sendFlood(requests, seconds)))
