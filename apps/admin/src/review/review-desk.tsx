import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Title } from "react-admin"
import { useNavigate, useParams } from "react-router"
import { StaffNotes } from "../notes/staff-notes.tsx"
import { Failure } from "../ui/section.tsx"
import { ClaimNote } from "./claim-note.tsx"
import { claimTexts } from "./claim-texts.ts"
import { ComparedSubmission } from "./compared-submission.tsx"
import { LeaksAlert } from "./contact-leaks.tsx"
import { DecisionBar, DeskHead } from "./decision-bar.tsx"
import { DecisionDialog, type ReasonedDecision } from "./decision-dialog.tsx"
import { DuplicatesCard } from "./duplicates-card.tsx"
import { PictureViewer, type Viewing } from "./picture-viewer.tsx"
import { deskPath, QueueRail } from "./queue-row.tsx"
import { nextInQueue, previousInQueue } from "./queue-view.ts"
import { RequestedChanges } from "./requested-changes.tsx"
import { type Decision, readReviewDetail } from "./review-calls.ts"
import { reviewTexts } from "./review-texts.ts"
import { RiskCard } from "./risk-card.tsx"
import { SellerCard } from "./seller-card.tsx"
import { TakenDialog } from "./taken-dialog.tsx"
import { useClaim } from "./use-claim.ts"
import { useAwake, useDecision } from "./use-decision.ts"
import { ShortcutsDialog, useShortcuts } from "./use-shortcuts.tsx"

/** The review desk: queue left, the ad in the middle, its seller and possible duplicates right. */
export function ReviewDesk() {
  const id = Number(useParams().id)
  // Remounts for each ad, because dialogs and typed text belong to one ad.
  return <Desk key={id} id={id} />
}

function Desk({ id }: { id: number }) {
  const { queue, isBusy, taken, decide, continueToNext, reload } = useDecision(id)
  const [asked, setAsked] = useState<ReasonedDecision | null>(null)
  const [viewing, setViewing] = useState<Viewing | null>(null)
  const [isHelping, setHelping] = useState(false)
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ["review-detail", id],
    queryFn: ({ signal }) => readReviewDetail(id, signal),
  })
  const review = data?.review
  const isWaiting = review?.state === "pending"
  // The queue is read again every half minute, the detail is not.
  const claimed = queue.find((one) => one.id === id) ?? review
  const claim = useClaim(id, claimed, reload)
  const mayDecide = isWaiting && claim.other === null
  const isAwake = useAwake(data !== undefined)

  function choose(decision: Decision) {
    if (!review || !mayDecide || isBusy || !isAwake) return
    if (decision === "approve") void decide(review, decision, null)
    else setAsked(decision)
  }

  const goTo = (found: { id: number } | undefined) => {
    if (found) navigate(deskPath(found))
  }
  useShortcuts(
    {
      a: () => choose("approve"),
      c: () => choose("request-changes"),
      r: () => choose("reject"),
      [claimTexts.key]: () => mayDecide && claim.take(),
      b: () => choose("ban"),
      j: () => goTo(nextInQueue(queue, id)),
      n: () => goTo(nextInQueue(queue, id)),
      k: () => goTo(previousInQueue(queue, id)),
      Escape: () => navigate("/reviews"),
      "?": () => setHelping(true),
    },
    asked === null && viewing === null && taken === null && !isHelping,
  )

  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          md: "minmax(0, 1fr) 300px",
          lg: "196px minmax(0, 1fr) 276px",
          xl: "220px minmax(0, 1fr) 300px",
        },
        gap: 2,
        alignItems: "start",
        mt: 2,
      }}
    >
      <Title title={review ? reviewTexts.titleOf(review.name) : reviewTexts.title} />
      <QueueRail queue={queue} id={id} />
      <Box sx={{ minWidth: 0 }}>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rectangular" height={480} />}
        {data && (
          <>
            <DeskHead
              review={data.review}
              onHelp={() => setHelping(true)}
              onNext={() => goTo(nextInQueue(queue, id))}
              onPrevious={() => goTo(previousInQueue(queue, id))}
            />
            {isWaiting ? (
              <ClaimNote claim={claim} />
            ) : (
              <Alert severity="info">{reviewTexts.decidedAlready}</Alert>
            )}
            {data.requested && <RequestedChanges requested={data.requested} />}
            <LeaksAlert content={data.content} />
            <ComparedSubmission detail={data} onView={setViewing} />
            {mayDecide && <DecisionBar isBusy={isBusy || !isAwake} onChoose={choose} />}
          </>
        )}
      </Box>
      {data && (
        <Box component="aside" sx={{ display: "grid", gap: 2 }}>
          <RiskCard risk={data.risk} />
          <DuplicatesCard areNamesCompared={data.are_names_compared} duplicates={data.duplicates} />
          <SellerCard seller={data.seller} />
          <StaffNotes about="ads" id={data.review.ad_id} />
          <StaffNotes about="users" id={data.seller.id} />
        </Box>
      )}
      {review && asked && (
        <DecisionDialog
          decision={asked}
          name={review.name}
          kinds={[review.kind]}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onDecide={(grounds) => void decide(review, asked, grounds).then(() => setAsked(null))}
        />
      )}
      {taken && <TakenDialog review={taken} onContinue={continueToNext} />}
      <PictureViewer viewing={viewing} onClose={() => setViewing(null)} />
      <ShortcutsDialog isOpen={isHelping} onClose={() => setHelping(false)} />
    </Box>
  )
}
