import { setTimeout as wait } from "node:timers/promises"
import { minutes } from "@wara/domain/time"
import { z } from "zod"
import type { ReportedChange } from "../../app/backend/change-tags.ts"

/** Callbacks for changes reported by the API and for the state of the stream. */
export type ChangeListener = {
  /** Data changed, perhaps of the kind `all`; cached pages with them are outdated. */
  onChange: (change: ReportedChange) => void
  /** Changes may have been missed: nothing is known to be outdated, and nothing to be current. */
  onMissed: () => void
  /** The position of the API's data after the next change; reads with it are at least as new. */
  onPosition: (position: string) => void
  /** The stream connected (true) or broke (false). */
  onListening: (listening: boolean) => void
}

/** A mark only moves the position. */
const noticeSchema = z.object({
  kind: z.string(),
  ids: z.array(z.number()).nullish(),
  owners: z.array(z.number()).nullish(),
  categories: z.array(z.string()).nullish(),
  listed: z.boolean().nullish(),
  /** With the kind `all`: the API did not hear of changes for a while. */
  missed: z.boolean().nullish(),
  at: z.string().nullish(),
})

type ChangeSource = { url: string; token: string }

/** Maximum silence in milliseconds; the API sends more often even when nothing changes. */
const maxSilenceMs = minutes(1)
const minReconnectDelayMs = 250
const maxRetryDelayMs = 5_000

/**
 * Follows the API's change stream until the signal aborts, and reconnects after every break. Each
 * connection is reported to the listener, because earlier changes may have been missed.
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
    listener.onMissed()
    for await (const line of textLines(response.body)) {
      timer.refresh()
      if (line.startsWith("data:")) readNotice(line.slice("data:".length), listener)
    }
  } catch {
    // Unreachable, broken or silent: in each case the next attempt follows after a pause.
  } finally {
    clearTimeout(timer)
    if (began) listener.onListening(false)
  }
  return began
}

/** Reports a change notice; an unknown one counts as a change of everything. */
function readNotice(text: string, listener: ChangeListener): void {
  const { at, ids = null, missed, ...change } = parseNotice(text)
  if (at) listener.onPosition(at)
  if (change.kind === "all" && missed) listener.onMissed()
  else if (change.kind !== "mark") listener.onChange({ ...change, ids })
}

function parseNotice(text: string): z.infer<typeof noticeSchema> {
  try {
    return noticeSchema.parse(JSON.parse(text))
  } catch {
    return { kind: "all" }
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
