/**
 * The production stack on free ports with its own data; runs as long as stdin stays open. node
 * devstack/src/run-stack.ts --ads 600 [--images background] [--sketches] [--unlimited] Prints one
 * line of JSON with the addresses of the servers, the stand-ins and the database when everything is
 * ready; progress goes to stderr.
 */
import { parseArgs } from "node:util"
import { prepareShutdown } from "./processes/shutdown.ts"
import { explainFailure } from "./stack/stack-failure.ts"
import { startStack } from "./start-stack.ts"

const { values } = parseArgs({
  options: {
    ads: { type: "string", default: "600" },
    images: { type: "string", default: "wait" },
    sketches: { type: "boolean", default: false },
    unlimited: { type: "boolean", default: false },
  },
})

const shutdown = prepareShutdown()
const end = () => void shutdown.stopAll().then(() => process.exit(0))
process.stdin.on("end", end).on("error", end).resume()
try {
  const {
    stop: _stop,
    environment: _environment,
    ...addresses
  } = await startStack(
    {
      ads: Number(values.ads),
      images: values.images === "background" ? "background" : "wait",
      drawing: values.sketches ? "sketches" : "pictures",
      unlimited: values.unlimited,
      log: (line) => console.error(line),
    },
    shutdown,
  )
  console.log(JSON.stringify(addresses))
} catch (cause) {
  if (!shutdown.signal.aborted) console.error(explainFailure(cause, "/tmp"))
  await shutdown.stopAll()
  process.exit(1)
}
