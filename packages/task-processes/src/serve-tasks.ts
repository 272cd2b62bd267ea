import { getPriority, setPriority } from "node:os"

/** Five steps lower, it has a third of the weight of the servers, whose pages and calls come first. */
const stepsBelow = 5
const lowestPriority = 19

/**
 * Makes this process a program of TaskProcesses: each message is a task, and the work's result its
 * answer. It ends at once with the process that started it, whatever it is doing.
 */
export function serveTasks(work: (task: unknown) => Promise<unknown>): void {
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
  process.on("message", async (task) => {
    const answer = await work(task)
    process.send?.(answer)
  })
  setPriority(Math.min(getPriority() + stepsBelow, lowestPriority))
}
