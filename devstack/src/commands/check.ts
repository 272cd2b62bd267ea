import { runChecks } from "../checks/run-checks.ts"
import { prepareShutdown } from "../processes/shutdown.ts"

const shutdown = prepareShutdown()
const { passed, failures } = await runChecks(shutdown)
console.log(`${passed} checks passed, ${failures.length} failed`)
await shutdown.stopAll()
process.exit(failures.length > 0 ? 1 : 0)
