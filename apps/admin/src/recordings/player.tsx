import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import type { RecordedEvent } from "@wara/contract/recording"
import { pageTag } from "@wara/domain/recording/recording"
import { type RefObject, useEffect, useMemo, useRef, useState } from "react"
import { PlayerBar } from "./player-bar.tsx"
import { clockText, recordingTexts } from "./recording-texts.ts"
import { useReplay } from "./use-replay.ts"
import "rrweb/dist/style.css"
import { z } from "zod"

/** A page of a visit and when it was shown, in milliseconds from the beginning. */
type VisitedPage = { path: string; at: number }

const begun = z.object({ type: z.literal(4), data: z.object({ href: z.url() }) })
const shown = z.object({
  type: z.literal(5),
  data: z.object({ tag: z.literal(pageTag), payload: z.object({ path: z.string() }) }),
})

export function visitedPages(events: readonly RecordedEvent[]): VisitedPage[] {
  const start = events[0]?.timestamp ?? 0
  const pages: VisitedPage[] = []
  for (const event of events) {
    const path = pathOf(event)
    if (path === null || path === pages.at(-1)?.path) continue
    pages.push({ path, at: event.timestamp - start })
  }
  return pages
}

function pathOf(event: RecordedEvent): string | null {
  const page = shown.safeParse(event)
  if (page.success) return page.data.data.payload.path
  const first = begun.safeParse(event)
  return first.success ? new URL(first.data.data.href).pathname : null
}

const fullSnapshot = 2

/** Maximum share of the window's height for the replay. */
const maxHeightShare = 0.68

/** Plays a recorded visit; a separate file because the replay library is large. */
export default function Player({ events }: { events: RecordedEvent[] }) {
  if (!events.some(({ type }) => type === fullSnapshot)) {
    return <Alert severity="info">{recordingTexts.tooShort}</Alert>
  }
  return <Stage events={events} />
}

function Stage({ events }: { events: RecordedEvent[] }) {
  const stage = useRef<HTMLDivElement>(null)
  const [settings, setSettings] = useState({ speed: 1, skipsPauses: true })
  const replay = useReplay(stage, events, settings)
  const width = useWidth(stage)
  const pages = useMemo(() => visitedPages(events), [events])
  if (replay.isBroken) return <Alert severity="warning">{recordingTexts.broken}</Alert>
  const { height, width: shown } = replay.size ?? { width: 1280, height: 720 }
  const scale = Math.min(1, width / shown, (window.innerHeight * maxHeightShare) / height)
  return (
    <>
      <Box
        sx={{
          display: "flex",
          justifyContent: "center",
          overflow: "hidden",
          height: Math.round(height * scale),
          borderRadius: 1,
          bgcolor: "background.default",
          border: 1,
          borderColor: "divider",
        }}
      >
        <Box
          ref={stage}
          role="img"
          aria-label={recordingTexts.replayOf}
          sx={{
            flex: 1,
            minWidth: 0,
            "& .replayer-wrapper": {
              width: shown,
              height,
              ml: `calc((100% - ${shown * scale}px) / 2)`,
              transform: `scale(${scale})`,
              transformOrigin: "top left",
            },
            "& .replayer-mouse": { filter: "drop-shadow(0 0 1px #fff) drop-shadow(0 0 1px #fff)" },
            "& iframe": { border: 0, bgcolor: "#fff", colorScheme: "light" },
          }}
        />
      </Box>
      <PlayerBar replay={replay} settings={settings} onSettings={setSettings} />
      <PageChips pages={pages} at={replay.at} onSeek={replay.seek} />
    </>
  )
}

/** The pages of a visit; each seeks to the moment when it was shown. */
function PageChips(props: {
  pages: readonly VisitedPage[]
  at: number
  onSeek: (at: number) => void
}) {
  const { at, onSeek, pages } = props
  const current = pages.findLast((page) => page.at <= at)
  return (
    <Box
      role="group"
      aria-label={recordingTexts.visited}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}
    >
      {pages.map((page) => (
        <Chip
          key={page.at}
          size="small"
          variant={page === current ? "filled" : "outlined"}
          label={`${clockText(page.at)} ${page.path}`}
          aria-pressed={page === current}
          onClick={() => onSeek(page.at)}
          sx={{ maxWidth: "100%" }}
        />
      ))}
    </Box>
  )
}

/** Current width of an element; 0 before it is mounted. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
