import { type ChildProcess, fork } from "node:child_process"

/** Megabytes of JavaScript in a process; pictures lie outside of them. */
const maxHeap = 128

/**
 * A process of a program of `serveTasks`, for one task at a time. It has started once its program
 * says so, which takes longer than many tasks. Tasks and answers are numbered: an answer that belongs
 * to no task in progress is nobody's result, whatever program wrote it [B8.80].
 */
export class TaskProcess {
  readonly #child: ChildProcess
  /** Ends when the program is ready for its first task. */
  readonly started: Promise<void>
  hasStarted = false
  #number = 0

  constructor(program: URL) {
    this.#child = fork(program, {
      // No settings: a decoder that a picture takes over finds no secrets.
      env: {},
      execArgv: [`--max-old-space-size=${maxHeap}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    // A process that fails while it rests is replaced by the next task.
    this.#child.on("error", () => {})
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#child.once("message", () => {
      this.hasStarted = true
      resolve()
    })
    this.started = promise
  }

  get isConnected(): boolean {
    return this.#child.connected
  }

  /** The answer to a task; never ends when the process ends first, see `onEnd`. */
  async run(task: object): Promise<unknown> {
    this.#number += 1
    const number = this.#number
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const receive = (message: unknown) => {
      const numbered: { number?: unknown; answer?: unknown } = Object(message)
      if (numbered.number === number) resolve(numbered.answer)
    }
    this.#child.on("message", receive)
    try {
      this.#child.send({ number, task }, (error) => {
        if (error) this.kill()
      })
      return await promise
    } finally {
      this.#child.off("message", receive)
    }
  }

  /** Calls back when the process has ended or could not be started; returns how to stop that. */
  onEnd(ended: () => void): () => void {
    this.#child.once("exit", ended).once("error", ended)
    return () => void this.#child.off("exit", ended).off("error", ended)
  }

  /** Keeps our process from ending, as a task in progress does. */
  ref(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }

  unref(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  kill(): void {
    this.#child.kill("SIGKILL")
  }
}
