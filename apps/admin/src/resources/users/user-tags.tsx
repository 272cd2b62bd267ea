import Box from "@mui/material/Box"
import type { StaffUser } from "@wara/contract/admin"
import { StateTag } from "../../ui/state-tag.tsx"
import { userPageTexts } from "./user-page-texts.ts"

/** What is special about an account, in coloured words. */
export function UserTags({ user }: { user: StaffUser }) {
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      {user.blocked_at && <StateTag tone="bad">{userPageTexts.blocked}</StateTag>}
      {user.deleted_at && <StateTag tone="plain">{userPageTexts.deleted}</StateTag>}
      {user.role !== "user" && <StateTag tone="warn">{userPageTexts.roles[user.role]}</StateTag>}
      {user.pro && <StateTag tone="ok">{userPageTexts.pro}</StateTag>}
      {!user.confirmed_at && <StateTag tone="plain">{userPageTexts.unconfirmed}</StateTag>}
    </Box>
  )
}
