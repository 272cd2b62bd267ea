import ChevronLeft from "@mui/icons-material/ChevronLeft"
import ChevronRight from "@mui/icons-material/ChevronRight"
import Keyboard from "@mui/icons-material/Keyboard"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { Review } from "@wara/contract/review"
import { Link as RouterLink } from "react-router"
import { useNow } from "../ui/moment.tsx"
import { shortMoment, waitingText } from "../ui/moment-texts.ts"
import { reviewTones, StateTag } from "../ui/state-tag.tsx"
import { moneyText, reviewStateNames } from "../ui/ui-texts.ts"
import { type Decision, decisions } from "./review-calls.ts"
import { decisionTexts, reviewTexts } from "./review-texts.ts"
import { KeyCap } from "./use-shortcuts.tsx"

/** The four decisions, each with its shortcut; the bar stays visible. */
export function DecisionBar(props: { isBusy: boolean; onChoose: (decision: Decision) => void }) {
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        display: { xs: "grid", sm: "flex" },
        gridTemplateColumns: "1fr 1fr",
        flexWrap: "wrap",
        gap: 1,
        p: { xs: 1, xl: 1.5 },
        mt: 2,
        // The four fit into a line between queue and risk on a screen of 1280 px.
        "& .MuiButton-root": { px: { sm: 1, xl: 2 } },
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: 1.5,
      }}
    >
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === "approve" ? "contained" : "outlined"}
          color={decision === "reject" || decision === "ban" ? "error" : "primary"}
          disabled={props.isBusy}
          onClick={() => props.onChoose(decision)}
          aria-keyshortcuts={decisionTexts[decision].key}
        >
          {decisionTexts[decision].button}
          <KeyCap>{decisionTexts[decision].key}</KeyCap>
        </Button>
      ))}
    </Box>
  )
}

export function DeskHead(props: {
  review: Review
  onHelp: () => void
  onNext: () => void
  onPrevious: () => void
}) {
  const { review } = props
  const now = useNow()
  const isPending = review.state === "pending"
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 0.5 }}>
        <Link component={RouterLink} to="/reviews" variant="body2">
          {reviewTexts.back}
        </Link>
        <Box sx={{ flex: 1 }} />
        <Button
          size="small"
          color="inherit"
          startIcon={<Keyboard />}
          onClick={props.onHelp}
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          {reviewTexts.keys}
        </Button>
        <Button size="small" startIcon={<ChevronLeft />} onClick={props.onPrevious}>
          {reviewTexts.previous}
        </Button>
        <Button size="small" endIcon={<ChevronRight />} onClick={props.onNext}>
          {reviewTexts.next}
        </Button>
      </Box>
      <Typography variant="h2" sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
        {review.name}
      </Typography>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 600 }}>
          {moneyText(review.price, review.currency)} + IVA
        </Typography>
        <StateTag tone={review.kind === "first" && !review.is_returned ? "plain" : "warn"}>
          {kindText(review)}
        </StateTag>
        {!isPending && (
          <StateTag tone={reviewTones[review.state]}>{reviewStateNames[review.state]}</StateTag>
        )}
        <Typography variant="body2" color="textSecondary">
          {isPending
            ? `${shortMoment(review.submitted_at)} · ${waitingText(review.submitted_at, now)}`
            : `${reviewTexts.submitted} ${shortMoment(review.submitted_at)}`}
        </Typography>
      </Box>
    </Box>
  )
}

function kindText({ kind, is_returned }: Review): string {
  if (is_returned) return reviewTexts.asReturned
  return { first: reviewTexts.asNew, edit: reviewTexts.asChange, audit: reviewTexts.asAudit }[kind]
}
