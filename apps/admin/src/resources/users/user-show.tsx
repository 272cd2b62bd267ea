import Box from "@mui/material/Box"
import type { StaffUser } from "@wara/contract/admin"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import { Show, usePermissions, useRecordContext } from "react-admin"
import { StaffNotes } from "../../notes/staff-notes.tsx"
import { mayDo } from "../../session/permissions.ts"
import { FactList } from "../../ui/fact-list.tsx"
import { Moment } from "../../ui/moment.tsx"
import { Section } from "../../ui/section.tsx"
import { MovementTable } from "../credits/movement-table.tsx"
import { labels } from "../label-texts.ts"
import { personName } from "./person-name.ts"
import { UserActions } from "./user-actions.tsx"
import { UserAds } from "./user-ads.tsx"
import { UserOrders } from "./user-orders.tsx"
import { userPageTexts } from "./user-page-texts.ts"
import { UserRelated } from "./user-related.tsx"
import { UserTags } from "./user-tags.tsx"

/** One account: who it is, and its ads, orders and credits. */
export function UserShow() {
  return (
    <Show actions={<UserActions />} component="div">
      <UserPage />
    </Show>
  )
}

function UserPage() {
  const user = useRecordContext<StaffUser>()
  const { permissions: role } = usePermissions()
  if (!user) return null
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      <Section title={personName(user)}>
        <FactList
          facts={[
            [labels.state, <UserTags key="tags" user={user} />],
            [userPageTexts.email, user.email],
            [
              userPageTexts.person,
              user.company_name && `${user.firstname} ${user.lastname}`.trim(),
            ],
            [userPageTexts.username, user.username],
            [userPageTexts.rut, user.rut && formatRut(user.rut)],
            [userPageTexts.companyRut, user.company_rut && formatRut(user.company_rut)],
            [userPageTexts.phone, user.phone && formatPhone(user.phone)],
            [userPageTexts.publicationCredits, user.publication_credits],
            [userPageTexts.featuredCredits, user.featured_credits],
            [labels.createdAt, <Moment key="created" at={user.createdAt} />],
            [userPageTexts.confirmed, <Moment key="confirmed" at={user.confirmed_at} />],
            [
              userPageTexts.blocked,
              user.blocked_at && <Moment key="blocked" at={user.blocked_at} />,
            ],
            [userPageTexts.blockedReason, user.blocked_reason],
          ]}
        />
      </Section>
      <StaffNotes about="users" id={Number(user.id)} />
      <UserRelated userId={Number(user.id)} />
      <UserAds userId={Number(user.id)} />
      {mayDo(role ?? "user", "orders", "list") && <UserOrders userId={Number(user.id)} />}
      <Section title={userPageTexts.movementsOf}>
        <MovementTable filter={{ owner_id: user.id }} empty={labels.none} />
      </Section>
    </Box>
  )
}
