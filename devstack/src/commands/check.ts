import { runSteps } from "../checks/run-steps.ts"
import { checkSteps } from "../checks/steps.ts"
import { prepareShutdown } from "../processes/shutdown.ts"

const shutdown = prepareShutdown()
const { passed, failures } = await runSteps(checkSteps, shutdown)
console.log(`${passed} checks passed, ${failures.length} failed`)
await shutdown.stopAll()
process.exit(failures.length > 0 ? 1 : 0)
