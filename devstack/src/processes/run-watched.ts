/**
 * Runs a script under `node --watch` and forwards SIGTERM. The watcher itself cannot preload
 * follow-parent.ts, so this program runs between it and the command.
 */
import { spawn } from "node:child_process"

const child = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", ...process.argv.slice(2)],
  {
    stdio: "inherit",
  },
)
process.on("SIGTERM", () => child.kill("SIGTERM"))
child.once("exit", (code) => process.exit(code ?? 1))
