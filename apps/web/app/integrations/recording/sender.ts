import type { RecordedEvent } from "@wara/contract/recording"
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

type Batch = { body: string; count: number }

/**
 * Sends the events of one recording in batches, retrying each until it has arrived, so that none is
 * duplicated or out of order. Calls `giveUp` once: when the buffer limit is exceeded [S9.9], when
 * an event is too large, or when the server refuses more.
 */
export function createSender(recording: { key: string; path: string; giveUp: () => void }): Sender {
  const { giveUp, key, path } = recording
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

  /** The next batch, with as many events as fit; it gets the next sequence number. */
  function nextBatch(max: number): Batch {
    const head = `{"data":{"key":"${key}","seq":${seq},"path":${JSON.stringify(path)},"events":`
    const tail = "}}"
    const { count, text } = truncateToFit(waiting, max - head.length - tail.length)
    return { body: head + text + tail, count }
  }

  async function send(): Promise<void> {
    if (isOver || isInFlight) return
    if (pending === null && waiting.length > 0) {
      pending = nextBatch(maxCharacters)
      if (pending.count === 0) return end()
      seq += 1
    }
    if (pending === null) return
    isInFlight = true
    const { body, count } = pending
    const outcome = await post(body)
    isInFlight = false
    if (outcome === "refused") return end()
    if (outcome === "lost") return
    waiting = waiting.slice(count)
    pending = null
  }

  function sendOnLeaving(): void {
    // The pending batch may or may not arrive; later events can still be sent.
    const later = waiting.slice(pending?.count ?? 0)
    if (isOver || later.length === 0) return
    const before = waiting.slice(0, pending?.count ?? 0)
    waiting = later
    const { body, count } = nextBatch(maxBytesOnLeaving)
    const isTaken = count > 0 && beacon(body)
    waiting = [...before, ...(isTaken ? later.slice(count) : later)]
    if (isTaken) seq += 1
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

function beacon(body: string): boolean {
  const blob = new Blob([body], { type: "application/json" })
  return blob.size < 64_000 && navigator.sendBeacon(paths.recording, blob)
}

/** Whether a batch arrived, was refused, or was lost and can be retried. */
async function post(body: string): Promise<"arrived" | "refused" | "lost"> {
  try {
    const { ok, status } = await fetch(paths.recording, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      // Small batches arrive even if the page is left meanwhile.
      keepalive: inUtf8.encode(body).length < maxBytesOnLeaving,
    })
    if (ok) return "arrived"
    return status >= 500 ? "lost" : "refused"
  } catch {
    return "lost"
  }
}
