import type { RecordedEvent } from "@wara/contract/recording"

type Fields = Record<string, unknown>

/** A picture of the site: its address there ends as the address of its original at the api. */
const sitePicture = /^https?:\/\/[^/?#]+\/api\/images\/([\w.-]+)(?:[?#]|$)/

/**
 * An event whose pictures come from the api that serves the panel, as all pictures of the panel do:
 * nothing is fetched from anywhere else while a visit is played, whatever was recorded.
 */
export function panelPictures(event: RecordedEvent): RecordedEvent {
  return { ...event, data: withPictures(event.data) }
}

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isAttributes = name === "attributes" && isFields(inner)
      return [name, isAttributes ? pictureAttributes(inner) : withPictures(inner)]
    }),
  )
}

function pictureAttributes(attributes: Fields): Fields {
  const { sizes: _sizes, src, srcset: _widths, ...others } = attributes
  if (typeof src !== "string") return src === null ? { ...others, src } : others
  const name = sitePicture.exec(src)?.[1]
  if (name !== undefined) return { ...others, src: `/uploads/${name}` }
  return src.startsWith("data:image/") ? { ...others, src } : others
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
