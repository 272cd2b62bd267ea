import Box from "@mui/material/Box"
import type { StaffAd } from "@wara/contract/admin"
import { endReasons } from "@wara/domain/ads/review"
import { Show, useRecordContext } from "react-admin"
import { StaffNotes } from "../../notes/staff-notes.tsx"
import { AdCover } from "../../ui/ad-cover.tsx"
import { FactList } from "../../ui/fact-list.tsx"
import { Moment } from "../../ui/moment.tsx"
import { moneyText } from "../../ui/money-texts.ts"
import { RecordLink } from "../../ui/record-link.tsx"
import { Section } from "../../ui/section.tsx"
import { adTones, StateTag } from "../../ui/state-tag.tsx"
import { adStateNames, endReasonNames } from "../../ui/state-texts.ts"
import { MovementTable } from "../credits/movement-table.tsx"
import { labels } from "../label-texts.ts"
import { AdActions } from "./ad-actions.tsx"
import { adPageTexts } from "./ad-page-texts.ts"
import { AdReviews } from "./ad-reviews.tsx"

/** One ad: what is known of it, what was decided about it, which credits lie on it. */
export function AdShow() {
  return (
    <Show actions={<AdActions />} component="div">
      <AdPage />
    </Show>
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
      <AdReviews adId={Number(ad.id)} />
      <StaffNotes about="ads" id={Number(ad.id)} />
      <Section title={adPageTexts.movements}>
        <MovementTable filter={{ ad_id: ad.id }} empty={adPageTexts.noMovements} />
      </Section>
    </Box>
  )
}
