/** One thing that an envelope holds, such as an event or a session. */
export type CollectedItem = { type: string; payload: unknown }

/** A report as a program sent it. */
export type CollectedReport = {
  /** The whole text, so that a test can look for what must not be in it. */
  text: string
  items: CollectedItem[]
  /** The events among them. */
  events: unknown[]
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}

function typeOf(header: unknown): string {
  if (typeof header !== "object" || header === null || !("type" in header)) return "unknown"
  return String(header.type)
}

/** Takes an envelope apart: a header, then a header and a payload for each item, a line each. */
export function readEnvelope(text: string): CollectedReport {
  const [, ...lines] = text.split("\n")
  const items: CollectedItem[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [header = "", payload = ""] = lines.slice(at, at + 2)
    if (header !== "") items.push({ type: typeOf(readJson(header)), payload: readJson(payload) })
  }
  const events = items.filter(({ type }) => type === "event").map(({ payload }) => payload)
  return { text, items, events }
}
