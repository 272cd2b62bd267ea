import { days, hours } from "../time.ts"

/** Span of questions that count for the usual answer time. */
export const answerTimeSpanMs = days(90)

/** Answers from which on the usual time is shown. */
export const minAnswers = 5

/**
 * The usual answer time in whole hours, rounded down: the median of the durations; null when there
 * are too few. Less than an hour is 0.
 */
export function usualAnswerHours(durationsMs: readonly number[]): number | null {
  if (durationsMs.length < minAnswers) return null
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.floor((lower + upper) / 2 / hours(1))
}
