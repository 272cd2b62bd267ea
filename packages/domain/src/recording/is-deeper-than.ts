/** Whether lists or objects in a value are nested deeper than `max` levels. */
export function isDeeperThan(max: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return max === 0 || Object.values(value).some((inner) => isDeeperThan(max - 1, inner))
}
