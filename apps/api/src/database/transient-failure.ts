/**
 * Codes of failures that pass by themselves: no connection (08), no room (53), stopped by an operator
 * or for its time (57), locks that stand in each other's way (40, 55), and the network's own.
 */
const passing = /^(?:(?:08|40|53|55|57)\w{3}|ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE)$/

/** Whether the database may well do later what it did not do now. */
export function isTransient(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && passing.test(String(cause.code))) return true
    if (/timeout|terminated/i.test(cause.message)) return true
  }
  return false
}
