import Block from "@mui/icons-material/Block"
import OpenInNew from "@mui/icons-material/OpenInNew"
import Undo from "@mui/icons-material/Undo"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import type { StaffAd } from "@wara/contract/admin"
import { canTransition } from "@wara/domain/ads/ad-lifecycle"
import { remainingDays } from "@wara/domain/ads/ad-term"
import { reviewNotesLimit } from "@wara/domain/ads/review"
import { adPath } from "@wara/domain/site/paths"
import { useState } from "react"
import { TopToolbar, useRecordContext } from "react-admin"
import { panelSettings } from "../../panel-settings.ts"
import { DecisionDialog } from "../../review/decision-dialog.tsx"
import { sendDecision } from "../../review/review-calls.ts"
import { decidedText } from "../../review/review-texts.ts"
import { offerUndo } from "../../review/undo-stack.tsx"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { postAction } from "../../wire/call-api.ts"
import { HoldActions, useIsOwnHold } from "../ad-holds/hold-actions.tsx"
import { adPageTexts } from "./ad-page-texts.ts"

/** Actions on an ad other than reviewing it. */
export function AdActions() {
  const ad = useRecordContext<StaffAd>()
  const [isReturning, setReturning] = useState(false)
  if (!ad) return <TopToolbar />
  return (
    <TopToolbar>
      {ad.state === "active" && (
        <Button
          component="a"
          href={`${panelSettings.siteUrl}${adPath(ad.slug)}`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNew />}
        >
          {adPageTexts.seeOnSite}
        </Button>
      )}
      <HoldActions ad={ad} />
      {canTransition(ad.state, "return-to-review", "staff") && (
        <Button startIcon={<Undo />} onClick={() => setReturning(true)}>
          {adPageTexts.returnToReview}
        </Button>
      )}
      {isReturning && <ReturnDialog ad={ad} onClose={() => setReturning(false)} />}
      {canTransition(ad.state, "ban", "staff") && <BanAction ad={ad} />}
    </TopToolbar>
  )
}

/** Bans an ad; not for the person who put it on hold, because another one decides that. */
function BanAction({ ad }: { ad: StaffAd }) {
  const [isBanning, setBanning] = useState(false)
  const { isBusy, run } = useAction()
  if (useIsOwnHold(Number(ad.id))) return null
  return (
    <>
      <Button color="error" startIcon={<Block />} onClick={() => setBanning(true)}>
        {adPageTexts.ban}
      </Button>
      {isBanning && (
        <DecisionDialog
          decision="ban"
          name={ad.name}
          isBusy={isBusy}
          onClose={() => setBanning(false)}
          onDecide={async (grounds) => {
            const work = async () => {
              const id = await sendDecision({ id: 0, ad_id: Number(ad.id) }, "ban", grounds)
              offerUndo({ id, text: decidedText("ban", ad.name) })
            }
            if (await run(work, adPageTexts.banned)) setBanning(false)
          }}
        />
      )}
    </>
  )
}

/** Confirms the return of a published ad to review, with the reason for its seller. */
function ReturnDialog({ ad, onClose }: { ad: StaffAd; onClose: () => void }) {
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
