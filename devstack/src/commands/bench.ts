import { runNode } from "../processes/run-program.ts"
import { prepareShutdown } from "../processes/shutdown.ts"
import { findMeasuringChromium } from "../testing/find-chromium.ts"

/** npm run bench: runs bench/run.ts with a browser; it starts its own stack. */
const shutdown = prepareShutdown()
const chromium = await findMeasuringChromium(shutdown)
const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
const program = runNode(["bench/run.ts", ...process.argv.slice(2)], { env, inherit: true })
shutdown.add(() => program.stop())
const code = await program.exited
if (!shutdown.signal.aborted) process.exit(code)
