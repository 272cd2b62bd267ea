import TextField from "@mui/material/TextField"
import type { StaffAd } from "@wara/contract/admin"
import { remainingDays } from "@wara/domain/ads/ad-visibility"
import { reviewNotesLimit } from "@wara/domain/ads/review"
import { useState } from "react"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { useAction } from "../../ui/use-action.ts"
import { postAction } from "../../wire/post-action.ts"
import { adPageTexts } from "./ad-page-texts.ts"

/** Asks before a published ad returns to review, and what its seller is told. */
export function ReturnDialog({ ad, onClose }: { ad: StaffAd; onClose: () => void }) {
  const [notes, setNotes] = useState("")
  const { isBusy, run } = useAction()
  const days = remainingDays(ad.expires_at === null ? null : new Date(ad.expires_at), new Date())
  async function confirm() {
    const work = () => postAction(`admin/ads/${ad.id}/return-to-review`, { notes: notes.trim() })
    if (await run(work, adPageTexts.returned)) onClose()
  }
  return (
    <ActionDialog
      title={adPageTexts.returnToReview}
      lead={adPageTexts.returnLead(days)}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={adPageTexts.returnNotes}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
        slotProps={{ htmlInput: { maxLength: reviewNotesLimit } }}
      />
    </ActionDialog>
  )
}
