import { type AdContent, adContentSchema } from "@wara/domain/ads/ad-schema"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { DomainError, type ErrorDetail } from "@wara/domain/errors"
import { cleanText } from "../../texts/clean-text.ts"

/**
 * Validates received ad content as a whole, with its description as it is stored: what remains of it
 * must be valid as well. Throws ValidationError with one message per field.
 */
export function readAdContent(given: unknown, now: Date): AdContent {
  const typed = parseContent(given, now)
  const { isReduced, text } = cleanText(typed.description, "text")
  if (isReduced) throw invalid([{ path: ["description"], message: adTexts.tooMuchMarkup }])
  return text === typed.description ? typed : parseContent({ ...typed, description: text }, now)
}

function parseContent(given: unknown, now: Date): AdContent {
  const { data, error } = adContentSchema(now).safeParse(given)
  if (data !== undefined) return data
  const details: ErrorDetail[] = []
  for (const { message, path } of error?.issues ?? []) {
    if (details.some((issue) => issue.path[0] === String(path[0]))) continue
    details.push({ path: path.map(String), message })
  }
  throw invalid(details)
}

function invalid(details: ErrorDetail[]): DomainError {
  const [first] = details
  const message = `${first?.path.join(".")}: ${first?.message ?? "not valid"}`
  return new DomainError("ValidationError", message, details)
}
