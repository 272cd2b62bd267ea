import type { RecordedEvent } from "@wara/contract/recording"
import { recordedEventSchema } from "@wara/contract/recording"
import { type RefObject, useEffect, useState } from "react"
import { type eventWithTime, Replayer } from "rrweb"

const fullSnapshot = 2

/** Milliseconds between two reads of the playback position. */
const look = 200

/** Player of a recorded visit and its playback position. */
export type Replay = {
  /** Whether a part cannot be played; events are untrusted input. */
  isBroken: boolean
  isPlaying: boolean
  /** Milliseconds from the beginning. */
  at: number
  length: number
  /** Current size of the visitor's window, in pixels; null before the first one. */
  size: { width: number; height: number } | null
  play: () => void
  pause: () => void
  seek: (at: number) => void
}

type Settings = { speed: number; skipsPauses: boolean }

/**
 * Plays events inside an element: the library rebuilds the pages in an iframe without scripts and
 * form submissions, which is also subject to the panel's own CSP.
 */
export function useReplay(
  stage: RefObject<HTMLElement | null>,
  events: readonly RecordedEvent[],
  { skipsPauses, speed }: Settings,
): Replay {
  const [replayer, setReplayer] = useState<Replayer | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [at, setAt] = useState(0)
  const [size, setSize] = useState<Replay["size"]>(null)

  useEffect(() => {
    const root = stage.current
    if (root === null) return
    let made: Replayer | undefined
    try {
      made = new Replayer(events.filter(isPlayable), { root, mouseTail: false, showWarning: false })
      made.disableInteract()
      made.on("resize", (shown) => setSize(readSize(shown)))
      made.on("finish", () => setPlaying(false))
      // Shows the first frame, without playing.
      made.pause(firstShown(events))
      setReplayer(made)
    } catch {
      setBroken(true)
    }
    return () => {
      made?.destroy()
      root.replaceChildren()
      setReplayer(null)
      setPlaying(false)
    }
  }, [events, stage])

  useEffect(() => {
    replayer?.setConfig({ speed, skipInactive: skipsPauses })
  }, [replayer, skipsPauses, speed])

  useEffect(() => {
    if (replayer === null || !isPlaying) return
    const timer = setInterval(() => setAt(replayer.getCurrentTime()), look)
    // Playback runs in browser callbacks, so its errors can only be caught here.
    const giveUp = ({ error }: ErrorEvent) => error instanceof Error && setBroken(true)
    window.addEventListener("error", giveUp)
    return () => {
      clearInterval(timer)
      window.removeEventListener("error", giveUp)
      setAt(replayer.getCurrentTime())
    }
  }, [isPlaying, replayer])

  const attempt = (use: () => void) => {
    try {
      use()
    } catch {
      setBroken(true)
    }
  }

  const length = replayer?.getMetaData().totalTime ?? 0
  return {
    isBroken,
    isPlaying,
    at: Math.max(0, Math.min(at, length)),
    length,
    size,
    play() {
      attempt(() => replayer?.play(at >= length - look ? 0 : at))
      setPlaying(true)
    },
    pause() {
      replayer?.pause()
      setPlaying(false)
    },
    seek(to) {
      const shown = Math.max(to, firstShown(events))
      setAt(to)
      attempt(() => (isPlaying ? replayer?.play(shown) : replayer?.pause(shown)))
    },
  }
}

/** Milliseconds until the first visible frame; before it the player is empty. */
function firstShown(events: readonly RecordedEvent[]): number {
  const [first] = events
  const page = events.find(({ type }) => type === fullSnapshot)
  return first && page ? page.timestamp - first.timestamp + 1 : 0
}

function isPlayable(event: unknown): event is eventWithTime {
  return recordedEventSchema.safeParse(event).success
}

function readSize(shown: unknown): Replay["size"] {
  if (typeof shown !== "object" || shown === null) return null
  if (!("width" in shown && "height" in shown)) return null
  return { width: Number(shown.width), height: Number(shown.height) }
}
