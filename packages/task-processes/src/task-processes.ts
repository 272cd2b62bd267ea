import { type ChildProcess, fork } from "node:child_process"

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

/** Megabytes of JavaScript in a process; pictures lie outside of them. */
const maxHeap = 128

/**
 * Runs tasks in processes of their own, one in each, because native code cannot be stopped within
 * ours: a task that exceeds its time, or for which nobody waits any more, is killed with its process
 * [B8.26]. Processes start when they are needed, yield to ours, know none of our settings, and end
 * with us. How many run at a time is up to the callers.
 */
export class TaskProcesses {
  readonly #program: URL
  readonly #bounds: Required<TaskBounds>
  /** Processes without a task, and the timer that ends each. */
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()

  constructor(program: URL, { timeoutMs, graceMs = 300, idleMs = 60_000 }: TaskBounds) {
    this.#program = program
    this.#bounds = { timeoutMs, graceMs, idleMs }
  }

  /** The program's answer to a message; throws TaskFailure when there is none. */
  async run(task: object, signal?: AbortSignal): Promise<unknown> {
    if (signal?.aborted) throw new TaskFailure("abandoned")
    const child = this.#takeIdle() ?? this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const end = (why: TaskEnd) => () => reject(new TaskFailure(why))
    const startedAt = performance.now()
    const timers = [setTimeout(end("time"), this.#bounds.timeoutMs)]
    const abandon = () => {
      const left = this.#bounds.graceMs - (performance.now() - startedAt)
      timers.push(setTimeout(end("abandoned"), Math.max(0, left)))
    }
    const endProcess = end("process")
    child.once("message", resolve).once("exit", endProcess).once("error", endProcess)
    signal?.addEventListener("abort", abandon)
    try {
      child.send(task, (error) => {
        if (error) endProcess()
      })
      const answer = await promise
      this.#rest(child)
      return answer
    } catch (cause) {
      child.kill("SIGKILL")
      throw cause
    } finally {
      for (const timer of timers) clearTimeout(timer)
      signal?.removeEventListener("abort", abandon)
      child.off("message", resolve).off("exit", endProcess).off("error", endProcess)
    }
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      // No settings: a decoder that a picture takes over finds no secrets.
      env: {},
      execArgv: [`--max-old-space-size=${maxHeap}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    // A process that fails while it rests is replaced by the next task.
    child.on("error", () => {})
    child.on("exit", () => this.#removeIdle(child))
    return child
  }

  #takeIdle(): ChildProcess | null {
    const [child] = this.#idle.keys()
    if (child === undefined) return null
    this.#removeIdle(child)
    child.ref()
    child.channel?.ref()
    return child
  }

  #rest(child: ChildProcess): void {
    if (!child.connected) return
    // Neither the process nor its timer keeps ours from ending.
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => {
      this.#removeIdle(child)
      child.kill("SIGKILL")
    }, this.#bounds.idleMs)
    this.#idle.set(child, timer.unref())
  }

  #removeIdle(child: ChildProcess): void {
    clearTimeout(this.#idle.get(child))
    this.#idle.delete(child)
  }
}
