import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import type { RecordedEvent } from "@wara/contract/recording"
import { useMemo, useRef, useState } from "react"
import "rrweb/dist/style.css"
import { PageChips } from "./page-chips.tsx"
import { PlayerBar } from "./player-bar.tsx"
import { recordingTexts } from "./recording-texts.ts"
import { useReplay } from "./use-replay.ts"
import { useWidth } from "./use-width.ts"
import { visitedPages } from "./visited-pages.ts"

const fullSnapshot = 2

/** Part of the window's height that the replay may take. */
const mostOfHeight = 0.68

/** Plays a recorded visit; a file of its own, because what rebuilds pages is large. */
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
  const scale = Math.min(1, width / shown, (window.innerHeight * mostOfHeight) / height)
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
