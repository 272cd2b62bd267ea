import AlternateEmail from "@mui/icons-material/AlternateEmail"
import Block from "@mui/icons-material/Block"
import CardGiftcard from "@mui/icons-material/CardGiftcard"
import LockOpen from "@mui/icons-material/LockOpen"
import VerifiedUser from "@mui/icons-material/VerifiedUser"
import VpnKeyOffOutlined from "@mui/icons-material/VpnKeyOffOutlined"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import type { StaffUser } from "@wara/contract/admin"
import { accountLimits } from "@wara/domain/accounts/account"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { TopToolbar, useGetIdentity, usePermissions, useRecordContext } from "react-admin"
import { z } from "zod"
import { ActionDialog, useAction } from "../../ui/action-dialog.tsx"
import { callApi, postAction } from "../../wire/call-api.ts"
import { BlockDialog, GiftDialog } from "./user-dialogs.tsx"
import { userPageTexts } from "./user-page-texts.ts"

/**
 * Actions on an account: not allowed on the own account, and only operators may act on those of the
 * team.
 */
export function UserActions() {
  const user = useRecordContext<StaffUser>()
  const { data: identity } = useGetIdentity()
  const { permissions: role } = usePermissions()
  const [asked, setAsked] = useState<"block" | "email" | "factor" | "gift" | "pro" | null>(null)
  if (!user || identity?.id === user.id || user.deleted_at) return <TopToolbar />
  if (user.role !== "user" && role !== "operator") return <TopToolbar />
  const close = () => setAsked(null)
  return (
    <TopToolbar>
      <Button startIcon={<CardGiftcard />} onClick={() => setAsked("gift")}>
        {userPageTexts.gift}
      </Button>
      <Button startIcon={<VerifiedUser />} onClick={() => setAsked("pro")}>
        {user.pro ? userPageTexts.dropPro : userPageTexts.makePro}
      </Button>
      <Button startIcon={<AlternateEmail />} onClick={() => setAsked("email")}>
        {userPageTexts.correctEmail}
      </Button>
      {user.role !== "user" && (
        <Button startIcon={<VpnKeyOffOutlined />} onClick={() => setAsked("factor")}>
          {userPageTexts.resetFactor}
        </Button>
      )}
      {user.blocked_at ? (
        <Button startIcon={<LockOpen />} onClick={() => setAsked("block")}>
          {userPageTexts.unblock}
        </Button>
      ) : (
        <Button color="error" startIcon={<Block />} onClick={() => setAsked("block")}>
          {userPageTexts.block}
        </Button>
      )}
      {asked === "block" && <BlockDialog user={user} onClose={close} />}
      {asked === "email" && <EmailDialog user={user} onClose={close} />}
      {asked === "factor" && <FactorDialog user={user} onClose={close} />}
      {asked === "gift" && <GiftDialog user={user} onClose={close} />}
      {asked === "pro" && <ProDialog user={user} onClose={close} />}
    </TopToolbar>
  )
}

/** Removes the second factor of a colleague who lost phone and recovery codes. */
function FactorDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { isBusy, run } = useAction()
  const remove = async () => {
    await callApi(`admin/users/${user.id}/second-factor`, z.unknown(), { method: "DELETE" })
  }
  async function confirm() {
    if (await run(remove, userPageTexts.factorReset)) onClose()
  }
  return (
    <ActionDialog
      title={userPageTexts.resetFactor}
      lead={userPageTexts.resetFactorLead}
      isBusy={isBusy}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/** Makes an account professional, or revokes that. */
function ProDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { isBusy, run } = useAction()
  async function confirm() {
    const work = () => postAction(`admin/users/${user.id}/pro`, { pro: !user.pro })
    if (await run(work, userPageTexts.proChanged)) onClose()
  }
  return (
    <ActionDialog
      title={user.pro ? userPageTexts.dropPro : userPageTexts.makePro}
      lead={user.pro ? userPageTexts.dropProLead : userPageTexts.makeProLead}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/** Corrects the e-mail of an account; its user confirms the new one. */
function EmailDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [email, setEmail] = useState(user.email)
  const [reason, setReason] = useState("")
  const { isBusy, run } = useAction()

  async function confirm() {
    const data = { email: email.trim(), reason: reason.trim() }
    const work = () => postAction(`admin/users/${user.id}/email`, data)
    if (await run(work, userPageTexts.emailCorrected)) onClose()
  }

  return (
    <ActionDialog
      title={userPageTexts.correctEmail}
      lead={userPageTexts.correctEmailLead}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        autoFocus
        type="email"
        label={userPageTexts.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        slotProps={{ htmlInput: { maxLength: accountLimits.email } }}
      />
      <TextField
        fullWidth
        required
        label={userPageTexts.reason}
        helperText={userPageTexts.reasonHelp}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{
          htmlInput: { minLength: actionLimits.reason.min, maxLength: actionLimits.reason.max },
        }}
      />
    </ActionDialog>
  )
}
