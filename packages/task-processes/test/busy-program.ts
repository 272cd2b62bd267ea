import { serveTasks } from "../src/serve-tasks.ts"

/** Blocks this process, as native code does, and describes it. */
serveTasks(async (task) => {
  const { busyMs = 0, die = false }: { busyMs?: number; die?: boolean } = Object(task)
  if (die) process.kill(process.pid, "SIGKILL")
  const end = performance.now() + busyMs
  while (performance.now() < end);
  const settings = Object.keys(process.env).filter((name) => name === "SECRET_OF_TEST")
  return { pid: process.pid, settings, bytes: Buffer.from("picture") }
})
