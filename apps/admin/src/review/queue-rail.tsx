import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import type { Review } from "@wara/contract/review"
import { useNow } from "../ui/use-now.ts"
import { QueueRow } from "./queue-row.tsx"
import { reviewTexts } from "./review-texts.ts"

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
