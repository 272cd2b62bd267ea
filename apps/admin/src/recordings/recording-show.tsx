import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  type RecordedEvent,
  recordedEventSchema,
  recordedPartsSchema,
  type StaffRecording,
} from "@wara/contract/recording"
import { joinParts } from "@wara/domain/recording/event-parts"
import { lazy, Suspense } from "react"
import { useRecordContext } from "react-admin"
import { z } from "zod"
import { Moment } from "../ui/moment.tsx"
import { RecordLink } from "../ui/record-link.tsx"
import { RecordShow } from "../ui/record-show.tsx"
import { FactList, Failure, Section } from "../ui/section.tsx"
import { callApi } from "../wire/call-api.ts"
import { lengthText, recordingTexts, sizeText, visitorName } from "./recording-texts.ts"
import { toReplay } from "./to-replay.ts"

const answer = dataAnswerSchema(recordedPartsSchema)
const events = z.array(recordedEventSchema)

/** Fetches the events of a recorded visit, in order. Throws PanelError. */
async function fetchEvents(id: number, signal: AbortSignal): Promise<RecordedEvent[]> {
  const { data } = await callApi(`admin/recordings/${id}/events`, answer, { signal })
  const recorded = data.parts.flatMap((part) => events.parse(JSON.parse(part)))
  const whole = joinParts(recorded, (json) => recordedEventSchema.parse(json))
  return whole.sort((one, other) => one.timestamp - other.timestamp).map(toReplay)
}

const Player = lazy(() => import("./player.tsx"))

/** One recorded visit: user, time, device, and the replay itself. */
export function RecordingShow() {
  return (
    <RecordShow actions={false}>
      <RecordingPage />
    </RecordShow>
  )
}

function RecordingPage() {
  const recording = useRecordContext<StaffRecording>()
  if (!recording) return null
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 312px" },
        alignItems: "start",
      }}
    >
      <Replay id={recording.id} />
      <Facts recording={recording} />
    </Box>
  )
}

function Replay({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["recordings", id, "events"],
    queryFn: ({ signal }) => fetchEvents(id, signal),
    // A recording does not change, and every read is written to the audit trail.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const waiting = <Skeleton variant="rectangular" height={480} />
  return (
    <Section title={recordingTexts.replay}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && waiting}
      {data && (
        <Suspense fallback={waiting}>
          <Player key={id} events={data} />
        </Suspense>
      )}
    </Section>
  )
}

function Facts({ recording }: { recording: StaffRecording }) {
  const { characters, device, email, events, last_at, pages, path, seconds, started_at } = recording
  const who = visitorName(recording)
  const account =
    recording.user_id === null ? (
      who
    ) : (
      <RecordLink resource="users" id={recording.user_id}>
        {who}
      </RecordLink>
    )
  return (
    <Section title={recordingTexts.facts}>
      <FactList
        facts={[
          [recordingTexts.who, account],
          [recordingTexts.email, email],
          [recordingTexts.device, device],
          [recordingTexts.path, path],
          [recordingTexts.began, <Moment key="began" at={started_at} />],
          [recordingTexts.ended, <Moment key="ended" at={last_at} />],
          [recordingTexts.duration, lengthText(seconds)],
          [recordingTexts.pages, pages],
          [recordingTexts.events, events],
          [recordingTexts.size, sizeText(characters)],
        ]}
      />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {recordingTexts.storageNote}
      </Typography>
    </Section>
  )
}
