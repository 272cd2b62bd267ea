import { runSteps } from "../checks/run-steps.ts"
import { checkSteps } from "../checks/steps.ts"
import { prepareShutdown } from "../processes/shutdown.ts"

const shutdown = prepareShutdown()
const { passed, failed } = await runSteps(checkSteps, shutdown)
console.log(`${passed} checks passed, ${failed} failed`)
await shutdown.stopAll()
process.exit(failed > 0 ? 1 : 0)
