/** Whether a value holds lists or fields within each other, more levels of them than may be. */
export function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeperThan(most - 1, inner))
}
