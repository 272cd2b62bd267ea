import Keyboard from "@mui/icons-material/Keyboard"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { maxBulkReviews } from "@wara/contract/review"
import { useState } from "react"
import { Title } from "react-admin"
import { useNavigate } from "react-router"
import { useNow } from "../ui/moment.tsx"
import { Failure } from "../ui/section.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { claimTexts } from "./claim-texts.ts"
import { QueueFilters } from "./queue-filters.tsx"
import { deskPath, QueueRow } from "./queue-row.tsx"
import { useQueue } from "./queue-view.ts"
import { reviewTexts } from "./review-texts.ts"
import { queueOrderTexts } from "./risk-texts.ts"
import { KeyCap, ShortcutsDialog, useShortcuts } from "./use-shortcuts.tsx"
import { useTakeNext } from "./use-take-next.ts"

/** All submissions awaiting a decision, the riskiest first, with keyboard navigation. */
export function QueuePage() {
  const { queue, total, order, isPending, error, refetch } = useQueue()
  const [place, setPlace] = useState(0)
  const [isHelping, setHelping] = useState(false)
  const navigate = useNavigate()
  const now = useNow()
  const current = Math.min(place, Math.max(0, queue.length - 1))
  const open = () => {
    const review = queue[current]
    if (review) navigate(deskPath(review))
  }
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setChosen((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  const takeNext = useTakeNext(queue, refetch)
  useShortcuts(
    {
      [claimTexts.key]: takeNext,
      j: () => setPlace(Math.min(queue.length - 1, current + 1)),
      k: () => setPlace(Math.max(0, current - 1)),
      x: () => {
        const review = queue[current]
        if (review) toggle(review.id)
      },
      Enter: open,
      n: open,
      "?": () => setHelping(true),
    },
    !isHelping,
  )
  return (
    <Box sx={{ maxWidth: 960, mt: 2 }}>
      <Title title={reviewTexts.title} />
      <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", mb: 1.5, gap: 1.5 }}>
        <QueueFilters />
        <Typography sx={{ flex: "1 1 18rem" }} color="textSecondary" role="status">
          {total > 0 && reviewTexts.waiting(total, queueOrderTexts[order])}
        </Typography>
        {queue.length > 0 && (
          <Button variant="contained" onClick={takeNext} aria-keyshortcuts={claimTexts.key}>
            {claimTexts.takeNext}
            <KeyCap>{claimTexts.key}</KeyCap>
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          startIcon={<Keyboard />}
          onClick={() => setHelping(true)}
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          {reviewTexts.keys}
        </Button>
      </Box>
      <BulkBar
        chosen={queue.filter(({ id }) => chosen.has(id)).slice(0, maxBulkReviews)}
        onClear={() => setChosen(new Set())}
        onDecided={refetch}
      />
      {error && <Failure error={error} onRetry={refetch} />}
      {!error && !isPending && queue.length === 0 && <EmptyQueue />}
      {(isPending || queue.length > 0) && (
        <Card sx={{ overflow: "hidden", "& > * + *": { borderTop: 1, borderTopColor: "divider" } }}>
          {isPending
            ? [0, 1, 2, 3].map((row) => <Skeleton key={row} variant="rectangular" height={88} />)
            : queue.map((review, index) => (
                <QueueRow
                  key={review.id}
                  review={review}
                  isCurrent={index === current}
                  now={now}
                  choice={{
                    isChosen: chosen.has(review.id),
                    onToggle: () => toggle(review.id),
                  }}
                />
              ))}
        </Card>
      )}
      <ShortcutsDialog isOpen={isHelping} onClose={() => setHelping(false)} />
    </Box>
  )
}

const without = (ids: ReadonlySet<number>, id: number) =>
  new Set([...ids].filter((one) => one !== id))

function EmptyQueue() {
  return (
    <Card sx={{ p: 6, textAlign: "center" }}>
      <Typography variant="h2" gutterBottom>
        {reviewTexts.empty}
      </Typography>
      <Typography color="textSecondary">{reviewTexts.emptyLead}</Typography>
    </Card>
  )
}
