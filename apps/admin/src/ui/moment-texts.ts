import { timeZone } from "@wara/domain/site/chilean-dates"
import { minutes } from "@wara/domain/time"

const short = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** "21-11-2026, 14:35" in Chilean time; for tables. */
export function shortMoment(instant: string): string {
  return short.format(new Date(instant))
}

const clock = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** "14:35" in Chilean time; for what ends within the hour. */
export function clockText(instant: string): string {
  return clock.format(new Date(instant))
}

/** A duration in its largest units: "3 h 20 min", "2 días 4 h", "1 año 2 meses". */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const months = Math.floor(whole / 43_830)
  if (months >= 12) {
    const years = Math.floor(months / 12)
    return join([
      counted(years, "año", "años"),
      months % 12 > 0 && counted(months % 12, "mes", "meses"),
    ])
  }
  const [days, hours, rest] = [
    Math.floor(whole / 1440),
    Math.floor((whole % 1440) / 60),
    whole % 60,
  ]
  if (days > 0) return join([counted(days, "día", "días"), days < 7 && hours > 0 && `${hours} h`])
  if (hours > 0) return join([`${hours} h`, rest > 0 && `${rest} min`])
  return `${rest} min`
}

export function minutesSince(instant: string, now: Date): number {
  return (now.getTime() - new Date(instant).getTime()) / minutes(1)
}

/** "espera 3 h 20 min". */
export function waitingText(since: string, now: Date): string {
  if (minutesSince(since, now) < 1) return "llegó recién"
  return `espera ${durationText(minutesSince(since, now))}`
}

/** "hace 3 h 20 min". */
export function agoText(instant: string, now: Date): string {
  if (minutesSince(instant, now) < 1) return "hace un momento"
  return `hace ${durationText(minutesSince(instant, now))}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function join(parts: (string | false)[]): string {
  return parts.filter(Boolean).join(" ")
}
