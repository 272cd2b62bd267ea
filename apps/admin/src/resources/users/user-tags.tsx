import Box from "@mui/material/Box"
import type { StaffUser } from "@wara/contract/admin"
import { StateTag } from "../../ui/state-tag.tsx"
import { labels } from "../../ui/ui-texts.ts"
import { userPageTexts as texts } from "./user-page-texts.ts"

/** Special properties of an account as tags; a dash when there are none. */
export function UserTags({ user }: { user: StaffUser }) {
  const { blocked_at, confirmed_at, deleted_at, pro, role } = user
  const isPlain = !blocked_at && confirmed_at && !deleted_at && !pro && role === "user"
  if (isPlain) return labels.none
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      {blocked_at && <StateTag tone="bad">{texts.blocked}</StateTag>}
      {deleted_at && <StateTag tone="plain">{texts.deleted}</StateTag>}
      {role !== "user" && <StateTag tone="warn">{texts.roles[role]}</StateTag>}
      {pro && <StateTag tone="ok">{texts.pro}</StateTag>}
      {!confirmed_at && <StateTag tone="plain">{texts.unconfirmed}</StateTag>}
    </Box>
  )
}

/** The company's name, else the user's name, else the e-mail. */
export function personName(user: {
  company_name?: string | null
  firstname?: string
  lastname?: string
  email?: string
}): string {
  return user.company_name || `${user.firstname} ${user.lastname}`.trim() || (user.email ?? "")
}
