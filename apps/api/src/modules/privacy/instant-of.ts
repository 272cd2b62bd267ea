export function instantOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
