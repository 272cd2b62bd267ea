import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Paper from "@mui/material/Paper"
import Typography from "@mui/material/Typography"
import type { Review } from "@wara/contract/review"
import { useRef, useState } from "react"
import { useNotify } from "react-admin"
import { PanelError } from "../wire/query-client.ts"
import { type BulkKind, bulkKinds, bulkTexts, refusalSentences } from "./bulk-texts.ts"
import { DecisionDialog } from "./decision-dialog.tsx"
import { type Grounds, sendBulkDecision } from "./review-calls.ts"
import { decisionTexts } from "./review-texts.ts"
import { offerUndo } from "./undo-stack.tsx"

/** The chosen submissions, refused together for one reason; what failed is listed by name. */
export function BulkBar(props: {
  chosen: readonly Review[]
  onClear: () => void
  onDecided: () => unknown
}) {
  const { chosen, onClear, onDecided } = props
  const [kind, setKind] = useState<BulkKind | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const notify = useNotify()
  // A repeated call after a lost response must not decide again.
  const key = useRef(crypto.randomUUID())

  async function decide(asked: BulkKind, grounds: Grounds) {
    setBusy(true)
    const call = { kind: asked, reviews: chosen.map(({ id }) => id), key: key.current, ...grounds }
    try {
      const results = await sendBulkDecision(call)
      key.current = crypto.randomUUID()
      const decided = results.flatMap(({ decision }) => decision ?? [])
      const [id, ...others] = decided
      if (id !== undefined) {
        offerUndo({ id, others, text: bulkTexts.decided(asked, decided.length) })
      }
      const nameOf = (review: number) => chosen.find((one) => one.id === review)?.name
      setRefusals(refusalSentences(results, nameOf))
      setKind(null)
      onClear()
      await onDecided()
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      notify(error.refusals[0]?.message ?? error.message, { type: "error" })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {refusals.length > 0 && (
        <Alert severity="warning" onClose={() => setRefusals([])} sx={{ mb: 1.5 }}>
          {bulkTexts.refused}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </Box>
        </Alert>
      )}
      {chosen.length > 0 && (
        <Paper
          variant="outlined"
          sx={{
            position: "sticky",
            top: 56,
            zIndex: 2,
            p: 1,
            mb: 1.5,
            display: "flex",
            gap: 1,
            flexWrap: "wrap",
            alignItems: "center",
          }}
        >
          <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
            {bulkTexts.chosen(chosen.length)}
          </Typography>
          {bulkKinds.map((one) => (
            <Button
              key={one}
              variant="outlined"
              color={one === "reject" ? "error" : "primary"}
              onClick={() => setKind(one)}
            >
              {decisionTexts[one].button}
            </Button>
          ))}
          <Button color="inherit" onClick={onClear}>
            {bulkTexts.clear}
          </Button>
        </Paper>
      )}
      {kind && (
        <DecisionDialog
          decision={kind}
          name={bulkTexts.ads(chosen.length)}
          kinds={chosen.map((one) => one.kind)}
          isBusy={isBusy}
          onClose={() => setKind(null)}
          onDecide={(grounds) => void decide(kind, grounds)}
        />
      )}
    </>
  )
}
