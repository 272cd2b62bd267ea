import type { IncomingMessage } from "node:http"
import { type Answer, json } from "../stand-in/stand-in-server.ts"
import { refusal } from "./webpay-answers.ts"

export const operations = ["create", "commit", "status", "refund"] as const
export type Operation = (typeof operations)[number]

/**
 * pause: no answer until released; disconnect: the connection ends; error: 500; garbage: 200 with
 * invalid JSON; proxy: 403 from an intermediary; refuse: 422 (only before).
 */
export const faultKinds = ["pause", "disconnect", "error", "garbage", "proxy", "refuse"] as const

/** A fault of a call, and whether it occurs before or after the operation. */
export type Fault = {
  operation: Operation
  when: "before" | "after"
  how: (typeof faultKinds)[number]
}

/** A call that waits for its release; `subject` is its token or, for a new payment, its order. */
export type PausedCall = Pick<Fault, "operation" | "when"> & { subject: string }

export class FaultInjector {
  readonly #planned: Fault[] = []
  readonly #paused = new Map<() => void, PausedCall>()
  down = false

  plan(fault: Fault): void {
    this.#planned.push(fault)
  }

  forget(): void {
    this.#planned.length = 0
    this.down = false
    this.release()
  }

  /** Releases paused calls: all of them, or those about one subject. */
  release(subject?: string): void {
    for (const [resume, call] of [...this.#paused]) {
      if (subject === undefined || call.subject === subject) resume()
    }
  }

  get paused(): PausedCall[] {
    return [...this.#paused.values()]
  }

  get planned(): readonly Fault[] {
    return this.#planned
  }

  /**
   * Runs the operation, unless a fault is planned. When the client disconnects while paused before
   * the operation, nothing is done.
   */
  async intercept(
    request: IncomingMessage,
    operation: Operation,
    subject: string,
    run: () => Answer,
  ): Promise<Answer> {
    if (this.down) return disconnect(request)
    const index = this.#planned.findIndex((one) => one.operation === operation)
    const [fault] = index < 0 ? [] : this.#planned.splice(index, 1)
    if (!fault) return run()
    const { when, how } = fault
    const answer = when === "after" ? run() : null
    if (how === "pause") {
      await this.#pause(request, { operation, when, subject })
      return answer ?? (request.socket.destroyed ? disconnect(request) : run())
    }
    if (how === "disconnect") return disconnect(request)
    if (how === "error") return json({ error_message: "Internal Server Error" }, 500)
    if (how === "garbage") return { body: "<html><body>502 Bad Gateway</body></html>" }
    if (how === "proxy") return { status: 403, body: "<html><body>403 Forbidden</body></html>" }
    return refusal("Transaction not allowed")
  }

  #pause(request: IncomingMessage, call: PausedCall): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        this.#paused.delete(resume)
        request.socket.off("close", resume)
        resolve()
      }
      this.#paused.set(resume, call)
      request.socket.once("close", resume)
    })
  }
}

function disconnect(request: IncomingMessage): Answer {
  request.socket.destroy()
  return { body: "" }
}
