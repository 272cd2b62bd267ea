type Bounds = {
  /** Attempts of one network in a period. */
  most: number
  /** Milliseconds. */
  period: number
  /** Networks that are remembered; beyond them the oldest is forgotten. */
  remembered?: number
}

/** How many households' worth of attempts all those of one customer may make. */
const householdsOfCustomer = 10

/**
 * What an address is counted by: itself, or of IPv6 the /64 of a household and the /48 of a customer,
 * who may hold all of its 65,536 households. IPv4 may come dressed as IPv6.
 */
function networksOf(address: string): { network: string; share: number }[] {
  const [head = "", tail] = address.split("::")
  const given = head.split(":")
  if (address.includes(".") || (given.length === 1 && tail === undefined)) {
    return [{ network: address, share: 1 }]
  }
  const groups = [...given, ...Array.from({ length: 4 }, () => "0")]
  return [
    { network: groups.slice(0, 4).join(":"), share: 1 },
    { network: groups.slice(0, 3).join(":"), share: householdsOfCustomer },
  ]
}

/**
 * Counts attempts by network, in the memory of this server; each answers how many milliseconds are
 * left to wait, 0 when it may be judged. An attempt counts before anybody knows whether it is right.
 */
export function countAttempts({ most, period, remembered = 10_000 }: Bounds) {
  const counted = new Map<string, { attempts: number; until: number }>()
  return function attempt(address: string, now: number): number {
    const counters = networksOf(address).map(({ network, share }) => {
      const before = counted.get(network)
      const current = before && before.until > now ? before : { attempts: 0, until: now + period }
      return { network, ...current, isFull: current.attempts >= most * share }
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
