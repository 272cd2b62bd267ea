import { networkOf, networksOfCustomer, wideNetworkOf } from "@wara/domain/site/caller-network"

type Bounds = {
  /** Maximum of attempts per network and period. */
  max: number
  /** Milliseconds. */
  period: number
  /** Maximum of remembered networks; beyond it the oldest is dropped. */
  remembered?: number
}

/** The network of an address, and the wider network that contains it with its larger share. */
function networksOf(address: string): { network: string; share: number }[] {
  const network = networkOf(address)
  const wide = wideNetworkOf(network)
  const own = { network, share: 1 }
  return wide === null ? [own] : [own, { network: wide, share: networksOfCustomer }]
}

/**
 * Counts attempts by network, in the memory of this server; returns the milliseconds left to wait,
 * or 0 when the attempt may be checked. An attempt counts before it is checked.
 */
export function countAttempts({ max, period, remembered = 10_000 }: Bounds) {
  const counted = new Map<string, { attempts: number; until: number }>()
  return function attempt(address: string, now: number): number {
    const counters = networksOf(address).map(({ network, share }) => {
      const before = counted.get(network)
      const current = before && before.until > now ? before : { attempts: 0, until: now + period }
      return { network, ...current, isFull: current.attempts >= max * share }
    })
    const waits = counters.filter(({ isFull }) => isFull).map(({ until }) => until - now)
    if (waits.length > 0) return Math.max(...waits)
    for (const { attempts, network, until } of counters) {
      counted.delete(network)
      counted.set(network, { attempts: attempts + 1, until })
    }
    for (const oldest of counted.keys()) {
      if (counted.size <= remembered) break
      counted.delete(oldest)
    }
    return 0
  }
}
