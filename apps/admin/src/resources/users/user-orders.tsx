import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { StaffOrder } from "@wara/contract/admin"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { useGetList } from "react-admin"
import { Failure } from "../../ui/failure.tsx"
import { ListLink } from "../../ui/list-link.tsx"
import { Moment } from "../../ui/moment.tsx"
import { moneyText } from "../../ui/money-texts.ts"
import { RecordLink } from "../../ui/record-link.tsx"
import { Section } from "../../ui/section.tsx"
import { orderTones, StateTag } from "../../ui/state-tag.tsx"
import { labels } from "../label-texts.ts"
import { userPageTexts } from "./user-page-texts.ts"

/** The newest orders of a person. */
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
