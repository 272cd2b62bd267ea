import { lateFormat, timeZone } from "../site/chilean-dates.ts"
import { hours } from "../time.ts"

/** Business time without an answer after which the seller gets one reminder. */
export const reminderAfterMs = hours(24)

/** Hours in which reminders are sent, in Chile; the first is included. */
export const reminderHours = { from: 9, to: 19 } as const

const parts = lateFormat("en-US", {
  timeZone,
  weekday: "short",
  hour: "numeric",
  hourCycle: "h23",
})

function chileanHour(instant: Date): { weekday: string; hour: number } {
  const found = Object.fromEntries(
    parts()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { weekday: found.weekday ?? "", hour: Number(found.hour) }
}

const isWeekend = (weekday: string) => weekday === "Sat" || weekday === "Sun"

/**
 * The business time between two instants in milliseconds: all hours from Monday to Friday in Chile,
 * none of Saturday and Sunday. Counted by the hour, and up to 30 days.
 */
export function businessTimeBetween(from: Date, to: Date): number {
  let total = 0
  let at = from.getTime()
  const end = Math.min(to.getTime(), at + hours(24 * 30))
  while (at < end) {
    // Zones differ from UTC by whole hours here, so weekdays change at whole hours.
    const next = Math.min((Math.floor(at / hours(1)) + 1) * hours(1), end)
    if (!isWeekend(chileanHour(new Date(at)).weekday)) total += next - at
    at = next
  }
  return total
}

/** Whether a seller who has not answered since `from` gets the reminder now. */
export function isReminderDue(from: Date, now: Date): boolean {
  const { hour, weekday } = chileanHour(now)
  if (isWeekend(weekday) || hour < reminderHours.from || hour >= reminderHours.to) return false
  return businessTimeBetween(from, now) >= reminderAfterMs
}
