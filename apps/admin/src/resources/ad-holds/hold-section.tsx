import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { StaffHold } from "@wara/contract/ad-hold"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { useGetList } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { FactList, Failure, Section } from "../../ui/section.tsx"
import { holdPanelTexts as texts } from "./hold-texts.ts"

/** Every hold of an ad, the last first: why, the owner's appeal, and the outcome. */
export function HoldSection({ adId }: { adId: number }) {
  const { data = [], error, refetch } = useHoldList(adId)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (data.length === 0) return null
  return (
    <Section title={texts.title}>
      <Box sx={{ display: "grid", gap: 2 }}>
        {data.map((hold) => (
          <Hold key={hold.id} hold={hold} />
        ))}
      </Box>
    </Section>
  )
}

/** The holds of an ad, the last first. */
export function useHoldList(adId: number) {
  return useGetList<StaffHold>("ad-holds", {
    pagination: { page: 1, perPage: 25 },
    sort: { field: "placed_at", order: "DESC" },
    filter: { ad_id: adId },
  })
}

function Hold({ hold }: { hold: StaffHold }) {
  const { appeal, cause, decided_at, decided_by, notes, outcome, placed_at, placed_by, reason } =
    hold
  return (
    <div>
      <FactList
        facts={[
          [texts.cause, placed_by ?? texts.causes[cause]],
          [texts.since, <Moment key="placed" at={placed_at} />],
          [texts.reason, reviewReasonTexts[reason].name],
          [texts.placeNotes, <Text key="notes">{notes}</Text>],
          [
            texts.outcome,
            outcome === null ? (
              texts.open
            ) : (
              <>
                {texts.outcomes[outcome]}, {decided_by}, <Moment at={decided_at} />
              </>
            ),
          ],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {appeal === null ? texts.noAppeal : texts.appeal}
      </Typography>
      {appeal !== null && <Text>{appeal}</Text>}
    </div>
  )
}

const Text = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
    {children}
  </Typography>
)
