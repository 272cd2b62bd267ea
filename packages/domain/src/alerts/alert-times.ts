import { chileanMinute, lateFormat, timeZone } from "../site/chilean-dates.ts"
import { days, minutes } from "../time.ts"
import { type AlertFrequency, maxInstantMails } from "./alert.ts"

/** Mails of alerts are sent from 8:00 to 21:30 in Chile; digests at 8:00, weekly ones on Mondays. */
const opensAt = 8 * 60
const closesAt = 21 * 60 + 30

/** Minutes since midnight in Chile. */
function minuteOfDay(instant: Date): number {
  const [hour = 0, minute = 0] = chileanMinute(instant).slice(11).split(":").map(Number)
  return hour * 60 + minute
}

/** Whether mails of alerts wait at this instant. */
export function isQuietTime(instant: Date): boolean {
  const minute = minuteOfDay(instant)
  return minute < opensAt || minute >= closesAt
}

const weekday = lateFormat("en-US", { timeZone, weekday: "short" })

/**
 * The next 8:00 in Chile after an instant. Searched by the minute, because the days on which the
 * clocks change have 23 or 25 hours.
 */
export function nextMorning(instant: Date): Date {
  const start = Math.floor(instant.getTime() / minutes(1)) * minutes(1)
  const ahead = (opensAt - minuteOfDay(instant) + 1_440) % 1_440 || 1_440
  const guess = new Date(start + minutes(ahead))
  const error = minuteOfDay(guess) - opensAt
  return new Date(guess.getTime() - minutes(error))
}

function nextMonday(instant: Date): Date {
  let morning = nextMorning(instant)
  while (weekday().format(morning) !== "Mon") {
    // Midday is on the same day, whatever the clocks do.
    morning = nextMorning(new Date(morning.getTime() + days(1) / 2))
  }
  return morning
}

/**
 * When an alert that has something to report at an instant may send it. `sentToday` is the number of
 * mails it sent on that Chilean day.
 */
export function alertDueAt(frequency: AlertFrequency, now: Date, sentToday: number): Date {
  if (frequency === "weekly") return nextMonday(now)
  const waits = frequency === "daily" || isQuietTime(now) || sentToday >= maxInstantMails
  return waits ? nextMorning(now) : now
}
