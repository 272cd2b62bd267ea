/** Where local storage keeps the numbers of the orders that were told. */
const key = "wara-told-orders"

/** Orders that are remembered; older result pages are not opened again. */
const kept = 20

/** A browser that stores nothing remembers as long as the page lives. */
const remembered = new Set<string>()

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

/** Notes that an order is told; false when it was already. */
export function noteOrderTold(order: string): boolean {
  const before = stored()
  if (remembered.has(order) || before.includes(order)) return false
  remembered.add(order)
  try {
    localStorage.setItem(key, JSON.stringify([...before, order].slice(-kept)))
  } catch {
    // The page remembers it.
  }
  return true
}
