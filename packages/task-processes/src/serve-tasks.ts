import { getPriority, setPriority } from "node:os"

/** Five steps lower, it has a third of the weight of the servers, whose pages and calls come first. */
const stepsBelow = 5
const lowestPriority = 19

/**
 * Makes this process a program of TaskProcesses: it says that it has started, each message is a
 * numbered task, and the work's result its answer of the same number. It ends at once with the
 * process that started it, whatever it is doing.
 */
export function serveTasks(work: (task: unknown) => Promise<unknown>): void {
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
  process.on("message", async (message) => {
    const { number, task }: { number?: unknown; task?: unknown } = Object(message)
    process.send?.({ number, answer: await work(task) })
  })
  setPriority(Math.min(getPriority() + stepsBelow, lowestPriority))
  process.send?.({ hasStarted: true })
}
