// npm forwards SIGINT and SIGTERM, but a killed npm leaves its scripts running, which is detected
// here.
import { readFileSync } from "node:fs"

/**
 * Calls `gone` once when the npm that runs this script has ended; returns a function to stop
 * watching.
 */
export function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const before = ancestry()
  const timer = setInterval(() => {
    if (ancestry() === before) return
    clearInterval(timer)
    gone()
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Our parent; if that is the shell between npm and us, its parent too. */
function ancestry() {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8")
    const [, name, rest] = /\((.*)\) (.*)/.exec(stat) ?? []
    if (!/^(da|ba|a)?sh$/.test(name)) return `${parent}`
    return `${parent} ${rest.split(" ")[1]}`
  } catch {
    return `${parent}`
  }
}
