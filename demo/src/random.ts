/** Deterministic pseudo-random numbers, so that the same seed gives the same database. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  number: () => number
  /** A random integer between both, inclusive. */
  whole: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** One item; the probability is proportional to its weight. */
  weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item
  /** Several different items in random order; fewer when there are not enough. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

/** FNV-1a: a text as a 32-bit hash. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** A random generator for a seed text (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(number() * (max - min + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new RangeError("Nothing to pick from")
    return item
  }
  const weighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item => {
    let left = number() * items.reduce((sum, item) => sum + weightOf(item), 0)
    for (const item of items) {
      left -= weightOf(item)
      if (left < 0) return item
    }
    return pick(items)
  }
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = [...items]
    const chosen: Item[] = []
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(whole(0, rest.length - 1), 1))
    }
    return chosen
  }
  return { number, whole, chance: (probability) => number() < probability, pick, weighted, some }
}
