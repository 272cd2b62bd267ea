type Bounds = {
  /** Attempts of one network in a period. */
  most: number
  /** Milliseconds. */
  period: number
  /** Networks that are remembered; beyond them the oldest is forgotten. */
  remembered?: number
}

/** A household is given a whole /64 of IPv6; IPv4 may come dressed as IPv6. */
function networkOf(address: string): string {
  if (address.includes(".")) return address
  const [head = "", tail] = address.split("::")
  const groups = head.split(":")
  if (groups.length === 1 && tail === undefined) return address
  return [...groups, ...Array.from({ length: 4 }, () => "0")].slice(0, 4).join(":")
}

/**
 * Counts attempts by network, in the memory of this server; each answers how many milliseconds are
 * left to wait, 0 when it may be judged. An attempt counts before anybody knows whether it is right.
 */
export function countAttempts({ most, period, remembered = 10_000 }: Bounds) {
  const counted = new Map<string, { attempts: number; until: number }>()
  return function attempt(address: string, now: number): number {
    const network = networkOf(address)
    const before = counted.get(network)
    const current = before && before.until > now ? before : { attempts: 0, until: now + period }
    if (current.attempts >= most) return current.until - now
    counted.delete(network)
    counted.set(network, { ...current, attempts: current.attempts + 1 })
    for (const oldest of counted.keys()) {
      if (counted.size <= remembered) break
      counted.delete(oldest)
    }
    return 0
  }
}
