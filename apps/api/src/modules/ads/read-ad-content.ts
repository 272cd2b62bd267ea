import { type AdContent, adContentSchema } from "@wara/domain/ads/ad-schema"
import { DomainError, type ErrorDetail } from "@wara/domain/errors"

/** Validates received ad content as a whole. Throws ValidationError with one message per field. */
export function readAdContent(given: unknown, now: Date): AdContent {
  const { data, error } = adContentSchema(now).safeParse(given)
  if (data !== undefined) return data
  const details: ErrorDetail[] = []
  for (const { message, path } of error?.issues ?? []) {
    if (details.some((issue) => issue.path[0] === String(path[0]))) continue
    details.push({ path: path.map(String), message })
  }
  const first = details[0]
  throw new DomainError(
    "ValidationError",
    `${first?.path.join(".")}: ${first?.message ?? "not valid"}`,
    details,
  )
}
