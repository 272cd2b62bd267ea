import { dataAnswerSchema } from "@wara/contract/answer"
import {
  type RecordedEvent,
  recordedEventSchema,
  recordedPartsSchema,
} from "@wara/contract/recording"
import { z } from "zod"
import { callApi } from "../wire/call-api.ts"
import { toReplay } from "./to-replay.ts"

const answer = dataAnswerSchema(recordedPartsSchema)
const events = z.array(recordedEventSchema)

/** What happened in a recorded visit, in order. Throws PanelError. */
export async function fetchEvents(id: number, signal: AbortSignal): Promise<RecordedEvent[]> {
  const { data } = await callApi(`admin/recordings/${id}/events`, answer, { signal })
  const recorded = data.parts.flatMap((part) => events.parse(JSON.parse(part)))
  return recorded.sort((one, other) => one.timestamp - other.timestamp).map(toReplay)
}
