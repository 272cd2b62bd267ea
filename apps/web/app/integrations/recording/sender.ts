import type { RecordedEvent } from "@wara/contract/recording"
import { splitIntoCalls } from "@wara/domain/recording/event-parts"
import { maxBufferedEvents, maxCharacters, truncateToFit } from "@wara/domain/recording/recording"
import { paths } from "@wara/domain/site/paths"

/** Milliseconds between two batches. */
const pause = 5_000

/** Bytes of a keepalive request: browsers limit all of them together to 64 kB. */
const maxBytesOnLeaving = 60_000

export type Sender = {
  add: (event: RecordedEvent) => void
  sendNow: () => void
  /** Sends as much as possible while the page is unloaded. */
  sendOnLeaving: () => void
  stop: () => void
}

/** Calls that have not arrived yet, and how many of the waiting events they contain. */
type Batch = { bodies: string[]; count: number }

/**
 * Sends the events of one recording in batches, retrying each until it has arrived, so that none is
 * duplicated or out of order. A batch is sent in calls of at most 256 kB [B8.37], with the token
 * that the site gives this page. Calls `giveUp` once: when the buffer limit is exceeded [S9.9], when
 * an event is too large, or when the server refuses more.
 */
export function createSender(recording: { path: string; giveUp: () => void }): Sender {
  const { giveUp, path } = recording
  let token: string | null = null
  let waiting: RecordedEvent[] = []
  let pending: Batch | null = null
  let isInFlight = false
  let isOver = false
  let seq = 0
  const timer = setInterval(() => void send(), pause)

  function stop(): void {
    isOver = true
    waiting = []
    clearInterval(timer)
  }

  function end(): void {
    if (isOver) return
    stop()
    giveUp()
  }

  /** The JSON of a call, around that of its events. */
  const around = (number: number): [head: string, tail: string] => {
    const [key = ""] = token?.split(".") ?? []
    return [
      `{"data":{"key":"${key}","seq":${number},"path":${JSON.stringify(path)},"events":`,
      "}}",
    ]
  }

  /** The next batch, with as many events as fit [S9.9]; each call gets the next number. */
  function nextBatch(): Batch {
    const { count } = truncateToFit(waiting, maxCharacters)
    const bodies = splitIntoCalls(waiting.slice(0, count)).map((events, at) => {
      const [head, tail] = around(seq + at)
      return head + JSON.stringify(events) + tail
    })
    seq += bodies.length
    return { bodies, count }
  }

  /** Sends the next call. Returns whether there may be more to send. */
  async function sendCall(): Promise<boolean> {
    if (token === null) {
      const given = await post(paths.recordingToken, "")
      if (given === "refused") end()
      if (typeof given === "string" || isOver) return false
      token = given.text
    }
    if (pending === null && waiting.length > 0) {
      pending = nextBatch()
      if (pending.count === 0) end()
    }
    const [body] = pending?.bodies ?? []
    if (pending === null || body === undefined) return false
    const answer = await post(`${paths.recording}?token=${token}`, body)
    if (answer === "refused") end()
    if (typeof answer === "string" || isOver) return false
    pending.bodies.shift()
    if (pending.bodies.length > 0) return true
    waiting = waiting.slice(pending.count)
    pending = null
    return false
  }

  async function send(): Promise<void> {
    if (isOver || isInFlight) return
    isInFlight = true
    while (await sendCall());
    isInFlight = false
  }

  function sendOnLeaving(): void {
    // The pending batch may or may not arrive; later events can still be sent.
    const later = waiting.slice(pending?.count ?? 0)
    if (isOver || token === null || later.length === 0) return
    const [head, tail] = around(seq)
    const { count, text } = truncateToFit(later, maxBytesOnLeaving - head.length - tail.length)
    if (count === 0 || !beacon(`${paths.recording}?token=${token}`, head + text + tail)) return
    waiting = [...waiting.slice(0, pending?.count ?? 0), ...later.slice(count)]
    seq += 1
  }

  return {
    add(event) {
      if (isOver) return
      if (waiting.length >= maxBufferedEvents) return end()
      waiting.push(event)
    },
    sendNow: () => void send(),
    sendOnLeaving,
    stop,
  }
}

const inUtf8 = new TextEncoder()

function beacon(url: string, body: string): boolean {
  const blob = new Blob([body], { type: "application/json" })
  return blob.size < 64_000 && navigator.sendBeacon(url, blob)
}

/** The answer to a call; or whether it was refused, or was lost and can be retried. */
async function post(url: string, body: string): Promise<{ text: string } | "refused" | "lost"> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      // Small calls arrive even if the page is left meanwhile.
      keepalive: inUtf8.encode(body).length < maxBytesOnLeaving,
    })
    if (response.ok) return { text: await response.text() }
    return response.status >= 500 ? "lost" : "refused"
  } catch {
    return "lost"
  }
}
