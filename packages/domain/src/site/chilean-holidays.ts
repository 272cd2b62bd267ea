const dayMs = 86_400_000

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`)
const isoOf = (date: Date): string => date.toISOString().slice(0, 10)

/** An ISO day moved by a number of calendar days. */
export function addDays(day: string, count: number): string {
  return isoOf(new Date(atNoon(day).getTime() + count * dayMs))
}

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (day: string): number => atNoon(day).getUTCDay()

/** Easter Sunday by the Gregorian computus. */
function easter(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`
}

const pad = (number: number): string => String(number).padStart(2, "0")

/**
 * The day of the winter solstice in Chile (Ley 21.357), by the mean June solstice of Meeus in Julian
 * days; its error of minutes moves no date of this century.
 */
function winterSolstice(year: number): string {
  const y = (year - 2000) / 1000
  const julian = 2_451_716.567_67 + 365_241.626_03 * y + 0.003_25 * y ** 2 + 0.008_88 * y ** 3
  const unixEpoch = 2_440_587.5
  const winterOffsetHours = 4
  return isoOf(new Date((julian - unixEpoch) * dayMs - winterOffsetHours * 3_600_000))
}

/** Ley 19.668: Tuesday to Thursday move to Monday of the week, Friday to the next Monday. */
function movedToMonday(day: string): string {
  const weekday = weekdayOf(day)
  if (weekday >= 2 && weekday <= 4) return addDays(day, 1 - weekday)
  return weekday === 5 ? addDays(day, 3) : day
}

/** Ley 20.299: the Reformation's day moves from Tuesday and Wednesday to the nearest Friday. */
function reformationDay(year: number): string {
  const day = `${year}-10-31`
  const shifts: Record<number, number> = { 2: -4, 3: 2 }
  return addDays(day, shifts[weekdayOf(day)] ?? 0)
}

/** Public holidays of a year in Chile as ISO days, without those of elections. */
export function chileanHolidays(year: number): ReadonlySet<string> {
  const on = (monthAndDay: string) => `${year}-${monthAndDay}`
  const only = (monthAndDay: string, weekday: number) =>
    weekdayOf(on(monthAndDay)) === weekday ? [on(monthAndDay)] : []
  return new Set([
    on("01-01"),
    // Ley 20.983: the Monday after a New Year's Day on a Sunday.
    ...only("01-02", 1),
    addDays(easter(year), -2),
    addDays(easter(year), -1),
    on("05-01"),
    on("05-21"),
    winterSolstice(year),
    movedToMonday(on("06-29")),
    on("07-16"),
    on("08-15"),
    // Ley 20.215: the Monday before the national holidays, and the Friday after them; Ley 20.983:
    // the Friday before them, when they are a weekend.
    ...only("09-17", 1),
    ...only("09-17", 5),
    on("09-18"),
    on("09-19"),
    ...only("09-20", 5),
    movedToMonday(on("10-12")),
    reformationDay(year),
    on("11-01"),
    on("12-08"),
    on("12-25"),
  ])
}

/** Whether an ISO day is from Monday to Friday and no public holiday in Chile. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !chileanHolidays(Number(day.slice(0, 4))).has(day)
}

/** The ISO day on which a term of working days ends that starts the day after `day`. */
export function addWorkingDays(day: string, count: number): string {
  let end = day
  for (let left = count; left > 0; ) {
    end = addDays(end, 1)
    if (isWorkingDay(end)) left -= 1
  }
  return end
}

/** Calendar days from one ISO day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / dayMs)
}
