import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Checkbox from "@mui/material/Checkbox"
import Typography from "@mui/material/Typography"
import type { Review } from "@wara/contract/review"
import { useEffect, useRef } from "react"
import { useGetIdentity } from "react-admin"
import { Link as RouterLink } from "react-router"
import { useNow } from "../ui/moment.tsx"
import { waitingText } from "../ui/moment-texts.ts"
import { AdCover } from "../ui/pictures.tsx"
import { StateTag } from "../ui/state-tag.tsx"
import { moneyText, reviewKindNames } from "../ui/ui-texts.ts"
import { bulkTexts } from "./bulk-texts.ts"
import { reviewTexts } from "./review-texts.ts"
import { RiskTag } from "./risk-tag.tsx"
import { riskTexts } from "./risk-texts.ts"
import { claimHolder } from "./use-claim.ts"

export function deskPath(review: Pick<Review, "id">): string {
  return `/reviews/${review.id}/show`
}

/** One submission of the queue: waiting time, ad and seller. */
export function QueueRow(props: {
  review: Review
  isCurrent: boolean
  isNarrow?: boolean
  now: Date
  /** Whether it is chosen for a decision about several; without it, it cannot be chosen. */
  choice?: { isChosen: boolean; onToggle: () => void }
}) {
  const { review, isCurrent, isNarrow = false, now } = props
  const row = useRef<HTMLAnchorElement>(null)
  const { data: identity } = useGetIdentity()
  const holder = claimHolder(review, identity?.id, now)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" })
  }, [isCurrent])
  const link = (
    <Box
      component={RouterLink}
      ref={row}
      to={deskPath(review)}
      aria-current={isCurrent ? "true" : undefined}
      sx={{
        display: "grid",
        gridTemplateColumns: isNarrow
          ? "48px minmax(0, 1fr)"
          : { xs: "96px minmax(0, 1fr)", sm: "96px minmax(0, 1fr) auto" },
        columnGap: isNarrow ? 1 : 2,
        rowGap: 0.5,
        alignItems: "center",
        p: 1,
        color: "text.primary",
        textDecoration: "none",
        borderLeft: 3,
        borderLeftColor: isCurrent ? "primary.main" : "transparent",
        bgcolor: isCurrent ? ({ wara }) => wara.copperTint : null,
        "&:hover": { bgcolor: ({ wara }) => (isCurrent ? wara.copperTint : wara.sunken) },
      }}
    >
      <AdCover url={review.cover_url} width={isNarrow ? 48 : 96} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap={isNarrow} variant="body2" sx={{ fontWeight: 600 }}>
          {review.name}
        </Typography>
        {holder !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: ({ wara }) => wara.warn }}>
            {holder}
          </Typography>
        )}
        {isNarrow ? (
          <Typography variant="caption" color="textSecondary">
            {waitingText(review.submitted_at, now)}
            {review.risk_score !== null &&
              ` · ${riskTexts.short(review.risk_score).replace(" ", "\u00a0")}`}
          </Typography>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {[review.category_name, review.owner_name].filter(Boolean).join(" · ")}
          </Typography>
        )}
      </Box>
      {!isNarrow && (
        <Box
          sx={{
            gridColumn: { xs: 2, sm: "auto" },
            display: "grid",
            justifyItems: { xs: "start", sm: "end" },
            gap: 0.25,
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {moneyText(review.price, review.currency)}
          </Typography>
          <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
            <RiskTag score={review.risk_score} />
            <StateTag tone={review.kind === "first" ? "plain" : "warn"}>
              {reviewKindNames[review.kind]}
            </StateTag>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "nowrap" }}>
              {waitingText(review.submitted_at, now)}
            </Typography>
          </Box>
        </Box>
      )}
    </Box>
  )
  const { choice } = props
  if (!choice) return link
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" }}>
      <Checkbox
        checked={choice.isChosen}
        onChange={choice.onToggle}
        slotProps={{ input: { "aria-label": bulkTexts.choose(review.name) } }}
      />
      {link}
    </Box>
  )
}

export function QueueRail({ queue, id }: { queue: readonly Review[]; id: number }) {
  const now = useNow()
  return (
    <Card
      component="nav"
      aria-label={reviewTexts.queue}
      sx={{
        position: "sticky",
        top: 64,
        maxHeight: "calc(100dvh - 80px)",
        overflowY: "auto",
        display: { xs: "none", lg: "block" },
      }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ px: 1.5, py: 1 }}>
        {`${reviewTexts.queue} (${queue.length})`}
      </Typography>
      {queue.map((review) => (
        <QueueRow key={review.id} review={review} isCurrent={review.id === id} isNarrow now={now} />
      ))}
    </Card>
  )
}
