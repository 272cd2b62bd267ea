import { setTimeout as wait } from "node:timers/promises"
import { minutes } from "@wara/domain/time"
import { z } from "zod"

/** Callbacks for changes reported by the API and for the state of the stream. */
export type ChangeListener = {
  /** Data of this kind, perhaps `all`, changed; cached pages with it are outdated. */
  onChange: (kind: string) => void
  /** The stream connected (true) or broke (false). */
  onListening: (listening: boolean) => void
}

const noticeSchema = z.object({ kind: z.string() })

type ChangeSource = { url: string; token: string }

/** Maximum silence in milliseconds; the API sends more often even when nothing changes. */
const maxSilenceMs = minutes(1)
const minReconnectDelayMs = 250
const maxRetryDelayMs = 5_000

/**
 * Follows the API's change stream until the signal aborts, and reconnects after every break. Each
 * connection is reported to the listener as a change, because earlier changes were missed.
 */
export async function followChanges(
  source: ChangeSource,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  let pause = minReconnectDelayMs
  while (!signal.aborted) {
    const began = await listenOnce(source, listener, signal)
    pause = began ? minReconnectDelayMs : Math.min(pause * 2, maxRetryDelayMs)
    await wait(pause, undefined, { signal }).catch(() => {})
  }
}

/** Listens until the stream ends or fails; returns whether it ever connected. */
async function listenOnce(
  source: ChangeSource,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), maxSilenceMs)
  let began = false
  try {
    const response = await fetch(source.url, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${source.token}` },
      redirect: "error",
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || response.body === null) return false
    began = true
    listener.onListening(true)
    listener.onChange("all")
    for await (const line of textLines(response.body)) {
      timer.refresh()
      if (line.startsWith("data:")) listener.onChange(kindOf(line.slice("data:".length)))
    }
  } catch {
    // Unreachable, broken or silent: in each case the next attempt follows after a pause.
  } finally {
    clearTimeout(timer)
    if (began) listener.onListening(false)
  }
  return began
}

/** The kind of a change notice; an unknown notice counts as `all`. */
function kindOf(notice: string): string {
  try {
    return noticeSchema.parse(JSON.parse(notice)).kind
  } catch {
    return "all"
  }
}

async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ""
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
}
