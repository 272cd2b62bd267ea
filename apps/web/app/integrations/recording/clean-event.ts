import type { RecordedEvent } from "@wara/contract/recording"
import { hidePersonal, hideTyped } from "./hide-personal.ts"

type Fields = Record<string, unknown>

/** Attributes that hold words, or addresses that nothing should be fetched from. */
const dropped =
  /^(?:on.*|title|alt|placeholder|content|label|selected|srcdoc|action|formaction|poster|ping|cite|nonce|integrity|rr_src|aria-(?:label|description|valuetext|placeholder|roledescription))$/

/** Values of data attributes that only say how something looks. */
const plainState = /^(?:[a-z-]{0,24}|\d{1,3})$/

const fontFaces = /@font-face\s*\{[^}]*\}/g

/**
 * An event without what the recorder does not hide by itself: words in attributes, where links lead,
 * what was typed, queries of addresses, and whatever looks like contact data. Pictures stay only if
 * they are the site's own.
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
  if (name === "href") return inner.split(/[?#]/, 1).join("")
  return inner
}

function cleanAttributes(attributes: Fields, { tagName }: Fields, origin: string): Fields {
  // Fonts, icons and pages to load: the player needs none of them.
  if (tagName === "link" && attributes._cssText === undefined) return {}
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      // Of an option its text is all that the player needs, and that is hidden.
      if (tagName === "option" && name === "value") return []
      const kept = typeof value === "string" ? cleanAttribute(name, value, origin) : value
      return kept === undefined ? [] : [[name, kept]]
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
