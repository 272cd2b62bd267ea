import type { RecordedEvent } from "@wara/contract/recording"
import archivo from "../theme/fonts/archivo-panel.woff2"

/**
 * Styles for the replay: the site's fonts, which the panel has too, no animations that restart at
 * every seek, and no broken-picture icon where a picture was left out.
 */
const replayStyles = `
@font-face { font-family: "Archivo Variable"; src: url("${archivo}") format("woff2"); font-weight: 400 700; font-stretch: 100% 118% }
*, *::before, *::after { animation: none !important }
img:not([src]) { visibility: hidden }`

type Fields = Record<string, unknown>

/**
 * A picture of the site: its URL there ends with the same file name as the original's URL at the
 * api.
 */
const sitePicture = /^https?:\/\/[^/?#]+\/api\/images\/([\w.-]+)(?:[?#]|$)/

/** Elements that fetch a resource or link elsewhere, and are empty without it. */
const fetching =
  /^(?:audio|base|embed|frame|iframe|image|link|meta|object|script|source|track|use|video)$/i

/**
 * Attributes that execute, fetch or link; an attribute change does not say of which element it is.
 */
const leading =
  /^(?:on.*|(?:image)?srcset|(?:image)?sizes|(?:form)?action|ping|srcdoc|http-equiv)$/i

/** Attributes that such an element may keep: they only affect its appearance. */
const harmless = new Set(["class", "style", "rr_width", "rr_height"])

/**
 * Converts an event for the panel's replay. Pictures are loaded from the api that serves the panel
 * and nothing from anywhere else, because events are untrusted input.
 */
export function toReplay(event: RecordedEvent): RecordedEvent {
  return { ...event, data: tame(event.data) }
}

function tame(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tame)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isAttributes = name === "attributes" && isFields(inner)
      return [name, isAttributes ? tameAttributes(inner, String(value.tagName)) : tame(inner)]
    }),
  )
}

function tameAttributes(attributes: Fields, tagName: string): Fields {
  const entries = Object.entries(attributes).flatMap(([name, value]) => {
    // Appended to the recorded styles, because styles that the player inserts itself are lost after
    // a seek.
    if (name === "_cssText") return [[name, `${value}${replayStyles}`]]
    if (/href$/i.test(name)) return String(value).startsWith("#") ? [[name, value]] : []
    if (fetching.test(tagName)) return harmless.has(name) ? [[name, value]] : []
    if (leading.test(name)) return []
    if (!/^(?:src|rr_src|rr_dataURL|poster|background|data)$/i.test(name)) return [[name, value]]
    const picture = name === "src" ? pictureOf(value) : null
    return picture === null ? [] : [[name, picture]]
  })
  return Object.fromEntries(entries)
}

function pictureOf(address: unknown): string | null {
  if (typeof address !== "string") return null
  const name = sitePicture.exec(address)?.[1]
  if (name !== undefined) return `/uploads/${name}`
  return address.startsWith("data:image/") ? address : null
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
