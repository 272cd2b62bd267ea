import Box from "@mui/material/Box"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import Typography from "@mui/material/Typography"
import type { ReviewDetail } from "@wara/contract/review"
import { useId, useState } from "react"
import { sinceReturned } from "./compare-content.ts"
import type { Viewing } from "./picture-viewer.tsx"
import { reviewTexts } from "./review-texts.ts"
import { Submission } from "./submission.tsx"

/**
 * The submission; after requested changes first beside the version that was sent back, so that a
 * moderator reads what its owner changed since, and by choice as it would be shown otherwise.
 */
export function ComparedSubmission(props: {
  detail: ReviewDetail
  onView: (viewing: Viewing) => void
}) {
  const { detail, onView } = props
  const [isSinceReturned, setSinceReturned] = useState(true)
  const labelId = useId()
  const returned = sinceReturned(detail)
  if (returned === null) return <Submission detail={detail} onView={onView} />
  const { comparisons } = reviewTexts
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mb: 2 }}>
        <Typography id={labelId} variant="body2" color="textSecondary">
          {reviewTexts.compare}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isSinceReturned}
          aria-labelledby={labelId}
          onChange={(_, chosen) => chosen !== null && setSinceReturned(chosen === true)}
        >
          <ToggleButton value={true}>{comparisons.returned}</ToggleButton>
          <ToggleButton value={false}>
            {detail.approved ? comparisons.published : comparisons.nothing}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isSinceReturned ? (
        <Submission against="returned" detail={returned} onView={onView} />
      ) : (
        <Submission detail={detail} onView={onView} />
      )}
    </>
  )
}
