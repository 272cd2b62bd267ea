import type { RecordedEvent } from "@wara/contract/recording"
import { personalInPages } from "@wara/domain/personal/personal-shapes"
import { withoutCode } from "@wara/domain/site/page-paths"

/** Replaces every letter with a star. */
export function hideAll(text: string): string {
  return text.replace(/\S/g, "*")
}

/** Masks what looks like contact data, in text that is not marked as private. */
function hidePersonal(text: string): string {
  return personalInPages.reduce((hidden, pattern) => hidden.replace(pattern, hideAll), text)
}

/** Placeholder for every option, selected or not, so that they all look alike. */
export const hiddenChoice = "******"

/** Placeholder for typed text; beyond a few letters it does not reveal the length either. */
export function hideTyped(text: string): string {
  return "*".repeat(Math.min(text.length, 12))
}

type Fields = Record<string, unknown>

/** Attributes that contain text, or URLs that must not be fetched. */
const dropped =
  /^(?:on.*|title|alt|placeholder|content|label|selected|srcdoc|action|formaction|poster|ping|cite|nonce|integrity|rr_src|aria-(?:label|description|valuetext|placeholder|roledescription))$/

/** Values of data attributes that only describe appearance. */
const plainState = /^(?:[a-z-]{0,24}|\d{1,3})$/

const fontFaces = /@font-face\s*\{[^}]*\}/g

/**
 * Removes from an event what the recorder does not mask by itself: text in attributes, link
 * targets, typed text, URL queries, codes of e-mails in URLs, and everything that looks like contact data. Pictures are kept
 * only if they are the site's own.
 */
export function cleanEvent(event: RecordedEvent, origin: string): RecordedEvent {
  const { data, timestamp, type } = event
  return { type, timestamp, data: cleanValue(data, origin) }
}

function cleanValue(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => cleanValue(inner, origin))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanField(name, inner, value, origin)]),
  )
}

function cleanField(name: string, inner: unknown, around: Fields, origin: string): unknown {
  if (name === "attributes" && isFields(inner)) return cleanAttributes(inner, around, origin)
  if (typeof inner !== "string") return cleanValue(inner, origin)
  if (name === "text") return hideTyped(inner)
  if (name === "textContent" || name === "value") return hidePersonal(inner)
  if (name === "href") return withoutCode(inner.split(/[?#]/, 1).join(""))
  return inner
}

function cleanAttributes(attributes: Fields, { tagName }: Fields, origin: string): Fields {
  // The player does not need fonts, icons or preloaded pages.
  if (tagName === "link" && attributes._cssText === undefined) return {}
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      // The player only needs an option's text, which is masked.
      if (tagName === "option" && name === "value") return []
      const cleaned = typeof value === "string" ? cleanAttribute(name, value, origin) : value
      return cleaned === undefined ? [] : [[name, cleaned]]
    }),
  )
}

function cleanAttribute(name: string, value: string, origin: string): string | undefined {
  if (dropped.test(name)) return undefined
  if (name === "value") return hideTyped(value)
  if (name.endsWith("href")) return value.startsWith("#") ? value : "#"
  if (name === "src" || name === "srcset") return isOwnPicture(value, origin) ? value : undefined
  if (name === "_cssText") return value.replace(fontFaces, "")
  if (name.startsWith("data-")) return plainState.test(value) ? value : undefined
  return value
}

function isOwnPicture(address: string, origin: string): boolean {
  return address.startsWith(`${origin}/`) || address.startsWith("data:image/")
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
