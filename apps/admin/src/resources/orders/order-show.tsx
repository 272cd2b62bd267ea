import Box from "@mui/material/Box"
import type { StaffOrder } from "@wara/contract/admin"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { Show, useRecordContext } from "react-admin"
import { FactList } from "../../ui/fact-list.tsx"
import { Moment } from "../../ui/moment.tsx"
import { moneyText } from "../../ui/money-texts.ts"
import { RecordLink } from "../../ui/record-link.tsx"
import { Section } from "../../ui/section.tsx"
import { orderTones, StateTag } from "../../ui/state-tag.tsx"
import { MovementTable } from "../credits/movement-table.tsx"
import { labels } from "../label-texts.ts"
import { userPageTexts } from "../users/user-page-texts.ts"
import { LookAfterAction } from "./look-after-action.tsx"
import { OrderHistory } from "./order-history.tsx"
import { OrderItems } from "./order-items.tsx"
import { orderPageTexts } from "./order-page-texts.ts"
import { OrderPayment } from "./order-payment.tsx"
import { RefundAction } from "./refund-action.tsx"

/** One order: what was bought by whom, how it was paid, all that happened, and giving money back. */
export function OrderShow() {
  return (
    <Show actions={<RefundAction />} component="div">
      <OrderPage />
    </Show>
  )
}

function OrderPage() {
  const order = useRecordContext<StaffOrder>()
  if (!order) return null
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      <LookAfterAction order={order} />
      <Section title={`${orderPageTexts.number} ${order.buy_order}`}>
        <FactList
          facts={[
            [
              labels.state,
              <StateTag key="state" tone={orderTones[order.state]}>
                {orderStateTexts[order.state].name}
              </StateTag>,
            ],
            [
              orderPageTexts.buyer,
              <RecordLink key="buyer" resource="users" id={order.owner_id}>
                {order.buyer.name}
              </RecordLink>,
            ],
            [userPageTexts.email, order.buyer.email],
            [
              labels.ad,
              order.ad && (
                <RecordLink key="ad" resource="ads" id={order.ad.id}>
                  {order.ad.name}
                </RecordLink>
              ),
            ],
            [labels.createdAt, <Moment key="created" at={order.createdAt} />],
            [orderPageTexts.paidAt, <Moment key="paid" at={order.paid_at} />],
            [orderPageTexts.refunded, order.refunded > 0 ? moneyText(order.refunded) : null],
          ]}
        />
        <OrderItems order={order} />
      </Section>
      <OrderPayment order={order} />
      <OrderHistory order={order} />
      <Section title={userPageTexts.movementsOf}>
        <MovementTable filter={{ order_id: order.id }} empty={labels.none} />
      </Section>
    </Box>
  )
}
