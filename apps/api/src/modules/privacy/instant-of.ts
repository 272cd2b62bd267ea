/** An instant as the wire carries it; null when there was none. */
export function instantOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
