import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { Review } from "@wara/contract/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { useGetList } from "react-admin"
import { Failure } from "../../ui/failure.tsx"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { Section } from "../../ui/section.tsx"
import { reviewTones, StateTag } from "../../ui/state-tag.tsx"
import { reviewKindNames, reviewStateNames } from "../../ui/state-texts.ts"
import { adPageTexts } from "./ad-page-texts.ts"

/** Every submission of an ad and what became of it, newest first. */
export function AdReviews({ adId }: { adId: number }) {
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<Review>("reviews", {
    pagination: { page: 1, perPage: 50 },
    sort: { field: "submitted_at", order: "DESC" },
    filter: { ad_id: adId },
  })
  return (
    <Section title={adPageTexts.reviews}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!isPending && !error && data.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {adPageTexts.noReviews}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {data.map((review) => (
          <Box component="li" key={review.id}>
            <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
              <StateTag tone={reviewTones[review.state]}>{reviewStateNames[review.state]}</StateTag>
              <Typography variant="body2">
                {reviewKindNames[review.kind]} · <Moment at={review.submitted_at} />
              </Typography>
              <Typography variant="body2">
                <RecordLink resource="reviews" id={review.id}>
                  {adPageTexts.openReview}
                </RecordLink>
              </Typography>
            </Box>
            {review.decided_by !== null && (
              <Typography variant="body2" color="textSecondary">
                {adPageTexts.decidedBy} {review.decided_by}
                {review.reason && `: ${reviewReasonTexts[review.reason].name}. ${review.notes}`}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}
