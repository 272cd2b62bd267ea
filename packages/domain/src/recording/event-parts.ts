import { maxCallCharacters } from "./recording.ts"

/** An event on a page, which only the player interprets. */
type Event = { type: number; timestamp: number; data?: unknown }

/** Tag of the event that carries a part of an event too large for one call. */
export const partTag = "part"

/** A part of the JSON of an event. */
export type EventPart = {
  type: 5
  timestamp: number
  data: { tag: typeof partTag; payload: { index: number; count: number; text: string } }
}

/**
 * The events of a batch in calls of at most `max` characters [B8.37]. An event that is larger, such
 * as the first picture of a long page, is sent in parts, one per call.
 */
export function splitIntoCalls<E extends Event>(
  events: readonly E[],
  max = maxCallCharacters,
): (E | EventPart)[][] {
  const calls: (E | EventPart)[][] = []
  let room = 0
  for (const event of events) {
    const text = JSON.stringify(event)
    if (text.length + "[]".length > max) {
      calls.push(...partsOf(event.timestamp, text, max).map((part) => [part]))
      room = 0
    } else if (text.length + ",".length <= room) {
      calls.at(-1)?.push(event)
      room -= text.length + ",".length
    } else {
      calls.push([event])
      room = max - text.length - "[]".length
    }
  }
  return calls
}

/** Half of a call's characters, because each quotation mark of the text is escaped once more. */
function partsOf(timestamp: number, text: string, max: number): EventPart[] {
  const texts: string[] = []
  const size = Math.max(2, Math.floor((max - 200) / 2))
  for (let start = 0; start < text.length; ) {
    const end = start + size
    // Characters of two units stay whole: half of one cannot be stored.
    const isSplit = /[\ud800-\udbff]/.test(text.charAt(end - 1))
    texts.push(text.slice(start, isSplit ? end - 1 : end))
    start = isSplit ? end - 1 : end
  }
  return texts.map((part, index) => ({
    type: 5,
    timestamp,
    data: { tag: partTag, payload: { index, count: texts.length, text: part } },
  }))
}

/** The events with their parts joined and read by `parse`; an event with a missing part is left out. */
export function joinParts<E extends Event>(events: readonly E[], parse: (json: unknown) => E): E[] {
  const joined: E[] = []
  let texts: string[] = []
  for (const event of events) {
    const part = partOf(event)
    if (part === null) {
      texts = []
      joined.push(event)
      continue
    }
    if (part.index === 0) texts = []
    if (part.index !== texts.length) continue
    texts.push(part.text)
    if (texts.length === part.count) joined.push(parse(JSON.parse(texts.join(""))))
  }
  return joined
}

function partOf({ data, type }: Event): EventPart["data"]["payload"] | null {
  if (type !== 5 || typeof data !== "object" || data === null) return null
  if (!("tag" in data) || data.tag !== partTag || !("payload" in data)) return null
  const { payload } = data
  if (typeof payload !== "object" || payload === null) return null
  if (!("index" in payload && "count" in payload && "text" in payload)) return null
  const { count, index, text } = payload
  const isPart = typeof index === "number" && typeof count === "number" && typeof text === "string"
  return isPart ? { index, count, text } : null
}
