import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { StaffAd } from "@wara/contract/admin"
import type { Review } from "@wara/contract/review"
import { endReasons } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { useGetList, useRecordContext } from "react-admin"
import { StaffNotes } from "../../notes/staff-notes.tsx"
import { Moment } from "../../ui/moment.tsx"
import { AdCover } from "../../ui/pictures.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordShow } from "../../ui/record-show.tsx"
import { FactList, Failure, Section } from "../../ui/section.tsx"
import { adTones, reviewTones, StateTag } from "../../ui/state-tag.tsx"
import {
  adStateNames,
  endReasonNames,
  labels,
  moneyText,
  reviewKindNames,
  reviewStateNames,
} from "../../ui/ui-texts.ts"
import { HoldSection } from "../ad-holds/hold-section.tsx"
import { MovementTable } from "../credits/movements.tsx"
import { AdActions } from "./ad-actions.tsx"
import { AdContent } from "./ad-content.tsx"
import { adPageTexts } from "./ad-page-texts.ts"

/** One ad with its data, its decisions and the credits spent on it. */
export function AdShow() {
  return (
    <RecordShow actions={<AdActions />}>
      <AdPage />
    </RecordShow>
  )
}

function AdPage() {
  const ad = useRecordContext<StaffAd>()
  if (!ad) return null
  const ended = endReasons.find((reason) => reason === ad.end_reason)
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "1fr", lg: "1fr 1fr" },
        alignItems: "start",
      }}
    >
      <Section title={ad.name}>
        <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "flex-start" }}>
          <AdCover url={ad.cover_url} width={200} />
          <FactList
            facts={[
              [
                labels.state,
                <StateTag key="state" tone={adTones[ad.state]}>
                  {adStateNames[ad.state]}
                </StateTag>,
              ],
              [labels.price, `${moneyText(ad.price, ad.currency)} + IVA`],
              [labels.category, ad.category_name],
              [
                labels.owner,
                <RecordLink key="owner" resource="users" id={ad.owner_id}>
                  {ad.owner_name}
                </RecordLink>,
              ],
              [labels.featured, ad.featured ? labels.yes : labels.no],
              [labels.createdAt, <Moment key="created" at={ad.createdAt} />],
              [labels.submittedAt, <Moment key="submitted" at={ad.submitted_at} />],
              [labels.publishedAt, <Moment key="published" at={ad.published_at} />],
              [labels.expiresAt, <Moment key="expires" at={ad.expires_at} />],
              [labels.endedAt, ad.ended_at && <Moment key="ended" at={ad.ended_at} />],
              [labels.endReason, ended && endReasonNames[ended]],
            ]}
          />
        </Box>
      </Section>
      <HoldSection adId={Number(ad.id)} />
      <AdContent adId={Number(ad.id)} />
      <AdReviews adId={Number(ad.id)} wasSubmitted={ad.submitted_at !== null} />
      <StaffNotes about="ads" id={Number(ad.id)} />
      <Section title={adPageTexts.movements}>
        <MovementTable filter={{ ad_id: ad.id }} empty={adPageTexts.noMovements} />
      </Section>
    </Box>
  )
}

/** Every submission of an ad and its outcome, newest first; imported ads were submitted without one. */
export function AdReviews({ adId, wasSubmitted }: { adId: number; wasSubmitted: boolean }) {
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
          {wasSubmitted ? adPageTexts.noReviewsStored : adPageTexts.noReviews}
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
