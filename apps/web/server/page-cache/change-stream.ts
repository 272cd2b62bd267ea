import { setTimeout as wait } from "node:timers/promises"
import { z } from "zod"

/** What is done when the api tells of changes, or stops telling. */
export type ChangeListener = {
  /** Something of this kind changed, perhaps `all`; what is shown of it is out of date. */
  onChange: (kind: string) => void
  /** Listening began (true) or broke (false). */
  onListening: (listening: boolean) => void
}

const noticeSchema = z.object({ kind: z.string() })

type ChangeSource = { url: string; token: string }

/** Longest silence, in milliseconds; the api speaks more often even when nothing changes. */
const maxSilenceMs = 60_000
const minReconnectDelayMs = 250
const maxRetryDelayMs = 5_000

/**
 * Listens to the api's stream of changes until the signal ends it, and again after every break. The
 * listener hears of a change at each beginning: whatever happened before it was missed.
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

/** Listens until the stream ends or fails; tells whether it ever began. */
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
    // Unreachable, broken or silent: all the same, the next try comes after a pause.
  } finally {
    clearTimeout(timer)
    if (began) listener.onListening(false)
  }
  return began
}

/** What a notice is about; one that we do not understand may be about all. */
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
