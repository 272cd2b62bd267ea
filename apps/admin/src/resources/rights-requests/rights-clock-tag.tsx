import type { StaffRightsRequest } from "@wara/contract/privacy"
import { type RightsUrgency, rightsUrgency } from "@wara/domain/privacy/rights-clock"
import { StateTag, type Tone } from "../../ui/state-tag.tsx"
import { rightsRequestTexts as texts } from "./rights-request-texts.ts"

const tones: Record<RightsUrgency, Tone> = {
  "on-time": "ok",
  "near-goal": "warn",
  "past-goal": "bad",
  overdue: "bad",
}

/** How urgent a waiting request is, and the days left until the legal limit. */
export function RightsClock({ request }: { request: StaffRightsRequest }) {
  if (!request.is_waiting) return null
  const deadlines = { goalDay: request.goal_day, limitDay: request.limit_day }
  const { daysLeft, urgency } = rightsUrgency(deadlines, new Date())
  return (
    <>
      <StateTag tone={tones[urgency]}>{texts.urgencies[urgency]}</StateTag>{" "}
      {texts.daysLeft(daysLeft)}
    </>
  )
}
