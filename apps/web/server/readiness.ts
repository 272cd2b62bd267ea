import { errorAnswerSchema } from "@wara/contract/answer"
import { z } from "zod"

/** Milliseconds that the api may take to say that it is ready. */
const apiTimeoutMs = 2_000

/** Milliseconds for which its answer is used, so that many probes cost it one call. */
const maxAgeMs = 1_000

/**
 * Whether a load balancer should send requests to this server: while the api that it calls is ready
 * [B9.16], and until it is about to stop [B9.20]. An unready server still serves the pages that it
 * keeps; the proxies of the deployment kit prefer it to none.
 */
export class Readiness {
  readonly #apiReadyUrl: string
  readonly #now: () => number
  #checked: { at: number; isApiReady: Promise<boolean> } | null = null
  #isDraining = false

  constructor(apiUrl: string, now = () => performance.now()) {
    this.#apiReadyUrl = `${apiUrl}/ready`
    this.#now = now
  }

  /** From now on the server is not ready, although it still answers. */
  drain(): void {
    this.#isDraining = true
  }

  async check(): Promise<boolean> {
    if (this.#isDraining) return false
    const now = this.#now()
    if (this.#checked === null || now - this.#checked.at >= maxAgeMs) {
      this.#checked = { at: now, isApiReady: servesCalls(this.#apiReadyUrl) }
    }
    return (await this.#checked.isApiReady) && !this.#isDraining
  }
}

const readySchema = z.object({ status: z.literal("ok") })

/** An api that drains still answers, and says so; what comes after it is another's to say. */
async function servesCalls(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(apiTimeoutMs) })
    const answer: unknown = await response.json()
    if (response.ok) return readySchema.safeParse(answer).success
    const { errors = [] } = errorAnswerSchema.parse(answer).error.details
    return errors.some(({ path }) => path[0] === "drain")
  } catch {
    return false
  }
}
