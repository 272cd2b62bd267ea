import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import MenuItem from "@mui/material/MenuItem"
import TextField from "@mui/material/TextField"
import {
  type ReviewKind,
  type ReviewReason,
  reviewNotesLimit,
  reviewReasons,
} from "@wara/domain/ads/review"
import {
  banNotesRequired,
  banTemplate,
  notesRequired,
  reviewReasonTexts,
} from "@wara/domain/ads/review-texts"
import { type FormEvent, useState } from "react"
import { DialogForm } from "../ui/action-dialog.tsx"
import type { Decision, Grounds } from "./review-calls.ts"
import { consequencesOf, decisionTexts, reviewTexts } from "./review-texts.ts"

/** A decision that requires a reason. */
export type ReasonedDecision = Exclude<Decision, "approve">

/** Asks for the reason. Choosing one prefills the notes, which are replaced only while unedited. */
export function DecisionDialog(props: {
  decision: ReasonedDecision
  name: string
  /** What it is about, one for each submission; none for an ad that is not being reviewed. */
  kinds?: readonly ReviewKind[]
  isBusy: boolean
  onDecide: (grounds: Grounds) => void
  onClose: () => void
}) {
  const { decision, isBusy } = props
  const [reason, setReason] = useState<ReviewReason | "">("")
  const [notes, setNotes] = useState("")
  const [missing, setMissing] = useState<"reason" | "notes" | null>(null)
  const isBan = decision === "ban"
  const templateOf = (one: ReviewReason) =>
    isBan ? banTemplate(one) : reviewReasonTexts[one].template
  const isTemplate = notes === "" || reviewReasons.some((one) => templateOf(one) === notes)

  const notesHelp = isBan ? reviewTexts.banNotesHelp : reviewTexts.notesHelp
  const notesMissing = isBan ? banNotesRequired : notesRequired

  function choose(chosen: ReviewReason) {
    setReason(chosen)
    setMissing(null)
    if (isTemplate) setNotes(templateOf(chosen))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason === "") return setMissing("reason")
    if (notes.trim() === "") return setMissing("notes")
    props.onDecide({ reason, notes: notes.trim() })
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={props.onClose} aria-labelledby="decision">
      <DialogForm onSubmit={submit}>
        <DialogTitle id="decision">{decisionTexts[decision].title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            <strong>{props.name}</strong>
            {consequencesOf(decision, props.kinds ?? []).map((consequence) => (
              <Box key={consequence} component="span" sx={{ display: "block" }}>
                {consequence}
              </Box>
            ))}
          </DialogContentText>
          <TextField
            select
            fullWidth
            autoFocus
            label={reviewTexts.reason}
            value={reason}
            onChange={({ target }) => {
              const chosen = reviewReasons.find((one) => one === target.value)
              if (chosen) choose(chosen)
            }}
            error={missing === "reason"}
            helperText={missing === "reason" && reviewTexts.reasonMissing}
          >
            {reviewReasons.map((one) => (
              <MenuItem key={one} value={one}>
                {reviewReasonTexts[one].name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            fullWidth
            multiline
            minRows={4}
            label={reviewTexts.notes}
            value={notes}
            onChange={({ target }) => {
              setNotes(target.value)
              setMissing(null)
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event)
            }}
            error={missing === "notes"}
            helperText={missing === "notes" ? notesMissing : notesHelp}
            slotProps={{ htmlInput: { maxLength: reviewNotesLimit } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={isBusy} color="inherit">
            {reviewTexts.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy}
            color={decision === "request-changes" ? "primary" : "error"}
          >
            {isBusy ? reviewTexts.sending : decisionTexts[decision].button}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
