import { setTimeout as wait } from "node:timers/promises"
import { networkOf } from "@wara/domain/site/caller-network"
import type { App, AppContext } from "../app-context.ts"
import { toDomainError } from "./errors.ts"

/** Refusals of a network that are sent at once, and in which time they are counted. */
const prompt = { max: 20, windowMs: 10_000 }

/** How long further ones are held back, and how many wait for that at once. */
const delay = { ms: 1_000, maxWaiting: 400 }

/** Networks that are counted at once; refusals of others are sent as they come. */
const maxNetworks = 10_000

/** Counts the refusals of each network, and holds back those that are too many. */
export class SlowRefusals {
  readonly #counts = new Map<string, number>()
  #windowEndsAt = 0
  #waiting = 0

  /** Whether this refusal of a network is one too many. */
  isExcessive(network: string, now = performance.now()): boolean {
    if (now >= this.#windowEndsAt) {
      this.#counts.clear()
      this.#windowEndsAt = now + prompt.windowMs
    }
    const count = (this.#counts.get(network) ?? 0) + 1
    if (count === 1 && this.#counts.size >= maxNetworks) return false
    this.#counts.set(network, count)
    return count > prompt.max
  }

  /** Ends when a refusal may be sent: at once when too many wait or when its client has gone. */
  async hold(signal: AbortSignal): Promise<void> {
    if (this.#waiting >= delay.maxWaiting) return
    this.#waiting += 1
    try {
      await wait(delay.ms, null, { signal })
    } catch {
      // The client has gone.
    } finally {
      this.#waiting -= 1
    }
  }
}

/**
 * Holds back the refusals (4xx) of a network that gets many [B8.82]. A client that repeats a refused
 * call at once would otherwise keep the event loop busy with refusals alone; each of its connections
 * now costs one a second. The web server acts for many and is never held back, and outside
 * production neither are trusted proxies, as in `rate-limit.ts`.
 */
export function delayRefusals(
  app: App,
  { config }: Pick<AppContext, "config">,
  onDelayed: () => void,
): void {
  const refusals = new SlowRefusals()
  const own = new Set(config.isRealProduction ? [] : config.trustedProxies)
  app.addHook("onError", async (request, reply, error) => {
    if (request.isService || own.has(request.ip) || toDomainError(error).status >= 500) return
    if (!refusals.isExcessive(networkOf(request.ip))) return
    onDelayed()
    const gone = new AbortController()
    reply.raw.once("close", () => gone.abort())
    await refusals.hold(gone.signal)
  })
}
