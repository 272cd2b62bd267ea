import { TaskProcess } from "./task-process.ts"

/** Why a task has no result: its time was up, nobody waited any more, or its process ended. */
export type TaskEnd = "time" | "abandoned" | "process"

export class TaskFailure extends Error {
  readonly end: TaskEnd

  constructor(end: TaskEnd) {
    super(`the task ended: ${end}`)
    this.name = "TaskFailure"
    this.end = end
  }
}

export type TaskBounds = {
  /** Milliseconds after which a task is ended. */
  timeoutMs: number
  /** Milliseconds that an abandoned task may run in all: what replacing its process would cost. */
  graceMs?: number
  /** Milliseconds after which a process without tasks ends. */
  idleMs?: number
}

/**
 * Runs tasks in processes of their own, one in each, because native code cannot be stopped within
 * ours: a task that exceeds its time, or for which nobody waits any more, is killed with its process
 * [B8.26]. Processes start when they are needed, yield to ours, know none of our settings, and end
 * with us. One that has only started is kept for the next task: clients that hang up would otherwise
 * make us start processes that never do anything [B8.81]. How many run at a time is up to the
 * callers.
 */
export class TaskProcesses {
  readonly #program: URL
  readonly #bounds: Required<TaskBounds>
  /** Processes without a task, and what forgets each. */
  readonly #idle = new Map<TaskProcess, () => void>()

  constructor(program: URL, { timeoutMs, graceMs = 300, idleMs = 60_000 }: TaskBounds) {
    this.#program = program
    this.#bounds = { timeoutMs, graceMs, idleMs }
  }

  /** The program's answer to a message; throws TaskFailure when there is none. */
  async run(task: object, signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) throw new TaskFailure("abandoned")
    const process = this.#takeIdle() ?? new TaskProcess(this.#program)
    const { promise: failure, reject } = Promise.withResolvers<never>()
    const end = (why: TaskEnd) => () => reject(new TaskFailure(why))
    const timers = [setTimeout(end("time"), this.#bounds.timeoutMs)]
    let begunAt = process.hasStarted ? performance.now() : null
    const abandon = () => {
      if (begunAt === null) return end("abandoned")()
      const left = begunAt + this.#bounds.graceMs - performance.now()
      timers.push(setTimeout(end("abandoned"), Math.max(0, left)))
    }
    const forgetEnd = process.onEnd(end("process"))
    signal?.addEventListener("abort", abandon)
    try {
      await Promise.race([process.started, failure])
      begunAt ??= performance.now()
      const answer = await Promise.race([process.run(task), failure])
      this.#rest(process)
      return answer
    } catch (cause) {
      const isAbandoned = cause instanceof TaskFailure && cause.end === "abandoned"
      if (isAbandoned && begunAt === null) this.#rest(process)
      else process.kill()
      throw cause
    } finally {
      for (const timer of timers) clearTimeout(timer)
      signal?.removeEventListener("abort", abandon)
      forgetEnd()
    }
  }

  #takeIdle(): TaskProcess | null {
    const [process] = this.#idle.keys()
    if (process === undefined) return null
    this.#idle.get(process)?.()
    process.ref()
    return process
  }

  #rest(process: TaskProcess): void {
    if (!process.isConnected) return
    process.unref()
    const timer = setTimeout(() => {
      forget()
      process.kill()
    }, this.#bounds.idleMs)
    const forgetEnd = process.onEnd(() => forget())
    const forget = () => {
      clearTimeout(timer)
      forgetEnd()
      this.#idle.delete(process)
    }
    // Neither the process nor its timer keeps ours from ending.
    timer.unref()
    this.#idle.set(process, forget)
  }
}
