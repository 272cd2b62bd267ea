import type { RecordedEvent } from "@wara/contract/recording"
import archivo from "../theme/fonts/archivo-panel.woff2"

/**
 * The site's letters, which are the panel's too; nothing that moves anew at every seek; and no sign of a
 * broken picture where one was left out.
 */
const replayStyles = `
@font-face { font-family: "Archivo Variable"; src: url("${archivo}") format("woff2"); font-weight: 400 700; font-stretch: 100% 118% }
*, *::before, *::after { animation: none !important }
img:not([src]) { visibility: hidden }`

type Fields = Record<string, unknown>

/** A picture of the site: its address there ends as the address of its original at the api. */
const sitePicture = /^https?:\/\/[^/?#]+\/api\/images\/([\w.-]+)(?:[?#]|$)/

/** Elements that fetch something, or lead somewhere, and show nothing without it. */
const fetching =
  /^(?:audio|base|embed|frame|iframe|image|link|meta|object|script|source|track|use|video)$/i

/** Attributes that run, fetch or lead elsewhere; of a changed element nobody tells here what it is. */
const leading =
  /^(?:on.*|(?:image)?srcset|(?:image)?sizes|(?:form)?action|ping|srcdoc|http-equiv)$/i

/** What such an element may keep: how it looks. */
const harmless = new Set(["class", "style", "rr_width", "rr_height"])

/**
 * An event as the panel plays it. Pictures come from the api that serves the panel, as all pictures of
 * the panel do, and nothing is fetched from anywhere else: whoever sends events may have written them.
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
    // With the recorded styles: what the player inserts by itself is gone after a seek.
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
