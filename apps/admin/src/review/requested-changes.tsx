import Alert from "@mui/material/Alert"
import AlertTitle from "@mui/material/AlertTitle"
import type { ReviewDetail } from "@wara/contract/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { Moment } from "../ui/moment.tsx"
import { reviewTexts } from "./review-texts.ts"

/** What the team asked the owner to change before this submission. */
export function RequestedChanges(props: { requested: NonNullable<ReviewDetail["requested"]> }) {
  const { decided_at, notes, reason } = props.requested
  return (
    <Alert severity="info" sx={{ mb: 2, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      <AlertTitle sx={{ fontSize: "inherit" }}>
        {reviewTexts.requestedBefore(reviewReasonTexts[reason].name)}, <Moment at={decided_at} />
      </AlertTitle>
      {notes}
    </Alert>
  )
}
