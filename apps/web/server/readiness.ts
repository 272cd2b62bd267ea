import { z } from "zod"

/** Milliseconds that the api may take to say that it is ready. */
const apiTimeoutMs = 2_000

/**
 * Whether a load balancer should send requests to this server [B9.20]: after the api has answered
 * once, because no page can be rendered before, until the server is about to stop. An api that fails
 * later does not matter: kept pages stay up, and every other server has the same api.
 */
export class Readiness {
  readonly #apiReadyUrl: string
  #hasMetApi = false
  #isDraining = false

  constructor(apiUrl: string) {
    this.#apiReadyUrl = `${apiUrl}/ready`
  }

  /** From now on the server is not ready, although it still answers. */
  drain(): void {
    this.#isDraining = true
  }

  async check(): Promise<boolean> {
    if (!this.#hasMetApi) this.#hasMetApi = await answersWell(this.#apiReadyUrl)
    return this.#hasMetApi && !this.#isDraining
  }
}

const readySchema = z.object({ status: z.literal("ok") })

async function answersWell(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(apiTimeoutMs) })
    return readySchema.safeParse(await response.json()).success
  } catch {
    return false
  }
}
