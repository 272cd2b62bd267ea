import { DomainError } from "@wara/domain/errors"

/** How often calls failed, and how often they were refused without being made. */
export type BreakerFigures = { failures: number; refusals: number; isOpen: boolean }

/**
 * Stops calling a service that fails [B9.6]. After `maxFailures` in a row every call is refused at
 * once; each `pauseMs` milliseconds one is let through, and its success closes the circuit. Work that
 * takes longer than `budgetMs` is a failure too, and its signal aborts.
 */
export class CircuitBreaker {
  readonly #options: { maxFailures: number; pauseMs: number; budgetMs: number; now: () => number }
  #inRow = 0
  #nextTrialAt = 0
  #failures = 0
  #refusals = 0

  constructor(options: {
    maxFailures: number
    pauseMs: number
    budgetMs: number
    /** Milliseconds since any fixed instant. */
    now?: () => number
  }) {
    this.#options = { now: () => performance.now(), ...options }
  }

  get figures(): BreakerFigures {
    return { failures: this.#failures, refusals: this.#refusals, isOpen: this.#isOpen }
  }

  get #isOpen(): boolean {
    return this.#inRow >= this.#options.maxFailures
  }

  async run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#isOpen && !this.#takeTrial()) {
      this.#refusals += 1
      throw unavailable()
    }
    const budget = new AbortController()
    const expired = new Promise<never>((_resolve, reject) => {
      budget.signal.addEventListener("abort", () => reject(unavailable()), { once: true })
    })
    const timer = setTimeout(() => budget.abort(), this.#options.budgetMs)
    try {
      const result = await Promise.race([work(budget.signal), expired])
      this.#inRow = 0
      return result
    } catch (cause) {
      this.#failures += 1
      this.#inRow += 1
      if (this.#isOpen) this.#nextTrialAt = this.#options.now() + this.#options.pauseMs
      throw cause
    } finally {
      clearTimeout(timer)
    }
  }

  /** Whether this call may try an open circuit; the next one may after another pause. */
  #takeTrial(): boolean {
    const now = this.#options.now()
    if (now < this.#nextTrialAt) return false
    this.#nextTrialAt = now + this.#options.pauseMs
    return true
  }
}

const unavailable = () =>
  new DomainError("ServiceUnavailableError", "The store of pictures does not respond")
