import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import type { StaffOrder, StaffUser } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { relatedAccountSchema } from "@wara/contract/review"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { useGetList, usePermissions, useRecordContext } from "react-admin"
import { z } from "zod"
import { mayDo } from "../../access/permissions.ts"
import { StaffNotes } from "../../notes/staff-notes.tsx"
import { Moment } from "../../ui/moment.tsx"
import { ListLink, RecordLink } from "../../ui/record-link.tsx"
import { RecordShow } from "../../ui/record-show.tsx"
import { RelatedAccounts } from "../../ui/related-accounts.tsx"
import { FactList, Failure, Section } from "../../ui/section.tsx"
import { orderTones, StateTag } from "../../ui/state-tag.tsx"
import { labels, moneyText, relatedAccountTexts } from "../../ui/ui-texts.ts"
import { callApi } from "../../wire/call-api.ts"
import { MovementTable } from "../credits/movements.tsx"
import { UserActions } from "./user-actions.tsx"
import { UserAds } from "./user-ads.tsx"
import { userPageTexts } from "./user-page-texts.ts"
import { personName, UserTags } from "./user-tags.tsx"

const answerSchema = dataAnswerSchema(z.array(relatedAccountSchema))

/** Other accounts that may belong to the same user. */
export function UserRelated({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["users", userId, "related"],
    queryFn: ({ signal }) => callApi(`admin/users/${userId}/related`, answerSchema, { signal }),
  })
  if (data === undefined && error === null) return null
  return (
    <Section title={relatedAccountTexts.title}>
      {error && <Failure error={error} onRetry={refetch} />}
      {data && <RelatedAccounts accounts={data.data} />}
    </Section>
  )
}

export function UserShow() {
  return (
    <RecordShow actions={<UserActions />}>
      <UserPage />
    </RecordShow>
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

export function UserOrders({ userId }: { userId: number }) {
  const filter = { owner_id: userId }
  const {
    data = [],
    total,
    error,
    refetch,
  } = useGetList<StaffOrder>("orders", {
    pagination: { page: 1, perPage: 8 },
    sort: { field: "id", order: "DESC" },
    filter,
  })
  return (
    <Section
      title={userPageTexts.ordersOf}
      actions={<ListLink resource="orders" filter={filter} total={total} />}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {total === 0 && <Typography variant="body2">{labels.none}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {data.map((order) => (
          <Box component="li" key={order.id} sx={{ display: "flex", gap: 1.5 }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
              <RecordLink resource="orders" id={order.id}>
                {order.buy_order}
              </RecordLink>{" "}
              · <Moment at={order.createdAt} />
            </Typography>
            <Typography variant="body2">{moneyText(order.total)}</Typography>
            <StateTag tone={orderTones[order.state]}>{orderStateTexts[order.state].name}</StateTag>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
