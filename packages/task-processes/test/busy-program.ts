import { serveTasks } from "../src/serve-tasks.ts"

/** `strays` are messages that it sends before its answer. */
type Task = { busyMs?: number; die?: boolean; strays?: unknown[] }

/** Blocks this process, as native code does, and describes it. */
serveTasks(async (task) => {
  const { busyMs = 0, die = false, strays = [] }: Task = Object(task)
  if (die) process.kill(process.pid, "SIGKILL")
  for (const stray of strays) process.send?.(stray)
  const end = performance.now() + busyMs
  while (performance.now() < end);
  const settings = Object.keys(process.env).filter((name) => name === "SECRET_OF_TEST")
  return { pid: process.pid, settings, bytes: Buffer.from("picture") }
})
