import type { Dashboard } from "@wara/contract/admin"

type DayCount = Dashboard["published"][number]

const dayMs = 86_400_000

/** Days summed by week; a week goes by its Monday. */
export function byWeek(days: readonly DayCount[]): DayCount[] {
  const weeks = new Map<string, number>()
  for (const { day, count } of days) {
    const monday = mondayOf(day)
    weeks.set(monday, (weeks.get(monday) ?? 0) + count)
  }
  return [...weeks].map(([day, count]) => ({ day, count }))
}

function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  return new Date(noon - sinceMonday * dayMs).toISOString().slice(0, 10)
}
