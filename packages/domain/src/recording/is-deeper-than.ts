/** Whether a value holds lists or fields within each other, more levels of them than may be. */
export function isDeeperThan(max: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return max === 0 || Object.values(value).some((inner) => isDeeperThan(max - 1, inner))
}
