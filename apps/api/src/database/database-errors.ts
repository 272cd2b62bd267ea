/**
 * Codes of temporary failures: no connection (08), insufficient resources (53), operator
 * intervention or timeout (57), lock conflicts (40, 55), and network errors.
 */
const passing = /^(?:(?:08|40|53|55|57)\w{3}|ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE)$/

/** Whether a failed database operation may succeed on a later attempt. */
export function isTransient(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && passing.test(String(cause.code))) return true
    // The last is what a rollback on a broken connection reports.
    if (/timeout|terminated|not queryable/i.test(cause.message)) return true
  }
  return false
}

/** Whether a statement gave up waiting for a lock. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, "55P03")

/** Whether a statement was cancelled because it took too long. */
export const isStatementTimeout = (error: unknown): boolean => hasCode(error, "57014")

function hasCode(error: unknown, code: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === code) return true
  }
  return false
}

/** Name of the unique constraint that a statement violated; null for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const isUnique = "code" in cause && cause.code === "23505"
    if (isUnique && "constraint" in cause) return String(cause.constraint)
  }
  return null
}
