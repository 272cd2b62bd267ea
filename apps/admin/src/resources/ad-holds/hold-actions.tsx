import Pause from "@mui/icons-material/PauseCircleOutlined"
import Play from "@mui/icons-material/PlayCircleOutlined"
import Button from "@mui/material/Button"
import MenuItem from "@mui/material/MenuItem"
import TextField from "@mui/material/TextField"
import type { StaffAd } from "@wara/contract/admin"
import { mayDecideHold } from "@wara/domain/ads/ad-hold"
import { canTransition } from "@wara/domain/ads/ad-lifecycle"
import { type ReviewReason, reviewNotesLimit, reviewReasons } from "@wara/domain/ads/review"
import { banTemplate, reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { useState } from "react"
import { useGetIdentity } from "react-admin"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { postAction } from "../../wire/call-api.ts"
import { useHoldList } from "./hold-section.tsx"
import { holdPanelTexts as texts } from "./hold-texts.ts"

/** Puts a public ad on hold, or publishes one on hold again. */
export function HoldActions({ ad }: { ad: StaffAd }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (canTransition(ad.state, "hold", "staff")) {
    return (
      <>
        <Button startIcon={<Pause />} onClick={() => setOpen(true)}>
          {texts.place}
        </Button>
        {isOpen && <PlaceDialog ad={ad} onClose={close} />}
      </>
    )
  }
  if (!canTransition(ad.state, "release", "staff")) return null
  return (
    <>
      <ReleaseButton adId={Number(ad.id)} onClick={() => setOpen(true)} />
      {isOpen && <ReleaseDialog ad={ad} onClose={close} />}
    </>
  )
}

/** Whether the person at the panel placed the open hold of an ad, and so does not end it. */
export function useIsOwnHold(adId: number): boolean {
  const { data: list = [] } = useHoldList(adId)
  const { data: identity } = useGetIdentity()
  const placedBy = list.find(({ is_open }) => is_open)?.placed_by_id ?? null
  return !mayDecideHold({ placedBy }, Number(identity?.id))
}

/** Replaced by the reason for the person who placed the hold. */
function ReleaseButton({ adId, onClick }: { adId: number; onClick: () => void }) {
  if (useIsOwnHold(adId)) return <span>{texts.own}</span>
  return (
    <Button startIcon={<Play />} onClick={onClick}>
      {texts.release}
    </Button>
  )
}

function PlaceDialog({ ad, onClose }: { ad: StaffAd; onClose: () => void }) {
  const [reason, setReason] = useState<ReviewReason>("fraud")
  const [notes, setNotes] = useState(banTemplate("fraud"))
  const { isBusy, run } = useAction()
  const isTemplate = notes === "" || reviewReasons.some((one) => banTemplate(one) === notes)
  function choose(value: string) {
    const chosen = reviewReasons.find((one) => one === value)
    if (!chosen) return
    setReason(chosen)
    if (isTemplate) setNotes(banTemplate(chosen))
  }
  async function confirm() {
    const work = () => postAction(`admin/ads/${ad.id}/hold`, { reason, notes: notes.trim() })
    if (await run(work, texts.placed)) onClose()
  }
  return (
    <ActionDialog
      title={texts.place}
      lead={texts.placeLead}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        label={texts.reason}
        value={reason}
        onChange={({ target }) => choose(target.value)}
      >
        {reviewReasons.map((one) => (
          <MenuItem key={one} value={one}>
            {reviewReasonTexts[one].name}
          </MenuItem>
        ))}
      </TextField>
      <Notes label={texts.placeNotes} value={notes} isRequired onChange={setNotes} />
    </ActionDialog>
  )
}

function ReleaseDialog({ ad, onClose }: { ad: StaffAd; onClose: () => void }) {
  const [notes, setNotes] = useState("")
  const { isBusy, run } = useAction()
  async function confirm() {
    const work = () => postAction(`admin/ads/${ad.id}/release`, { notes: notes.trim() })
    if (await run(work, texts.released)) onClose()
  }
  return (
    <ActionDialog
      title={texts.release}
      lead={texts.releaseLead}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Notes label={texts.releaseNotes} value={notes} onChange={setNotes} />
    </ActionDialog>
  )
}

function Notes(props: {
  label: string
  value: string
  isRequired?: boolean
  onChange: (text: string) => void
}) {
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      required={props.isRequired ?? false}
      label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: reviewNotesLimit } }}
    />
  )
}
