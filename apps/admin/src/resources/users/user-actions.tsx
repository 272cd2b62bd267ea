import AlternateEmail from "@mui/icons-material/AlternateEmail"
import Block from "@mui/icons-material/Block"
import CardGiftcard from "@mui/icons-material/CardGiftcard"
import LockOpen from "@mui/icons-material/LockOpen"
import VerifiedUser from "@mui/icons-material/VerifiedUser"
import Button from "@mui/material/Button"
import type { StaffUser } from "@wara/contract/admin"
import { useState } from "react"
import { TopToolbar, useGetIdentity, usePermissions, useRecordContext } from "react-admin"
import { BlockDialog } from "./block-dialog.tsx"
import { EmailDialog } from "./email-dialog.tsx"
import { GiftDialog } from "./gift-dialog.tsx"
import { ProDialog } from "./pro-dialog.tsx"
import { userPageTexts } from "./user-page-texts.ts"

/** What the team can do with an account: nobody with the own one, only operators with the team's. */
export function UserActions() {
  const user = useRecordContext<StaffUser>()
  const { data: identity } = useGetIdentity()
  const { permissions: role } = usePermissions()
  const [asked, setAsked] = useState<"block" | "email" | "gift" | "pro" | null>(null)
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
      {asked === "gift" && <GiftDialog user={user} onClose={close} />}
      {asked === "pro" && <ProDialog user={user} onClose={close} />}
    </TopToolbar>
  )
}
