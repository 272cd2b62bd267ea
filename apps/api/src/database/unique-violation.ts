/** Name of the unique constraint that a statement violated; null for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const isUnique = "code" in cause && cause.code === "23505"
    if (isUnique && "constraint" in cause) return String(cause.constraint)
  }
  return null
}
