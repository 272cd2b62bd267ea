import CurrencyExchange from "@mui/icons-material/CurrencyExchange"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import type { StaffOrder } from "@wara/contract/admin"
import { isPaidFor } from "@wara/domain/orders/order-lifecycle"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { useState } from "react"
import { TopToolbar, usePermissions, useRecordContext } from "react-admin"
import { Moment } from "../../ui/moment.tsx"
import { RecordLink } from "../../ui/record-link.tsx"
import { RecordShow } from "../../ui/record-show.tsx"
import { FactList, Section } from "../../ui/section.tsx"
import { orderTones, StateTag } from "../../ui/state-tag.tsx"
import { labels, moneyText } from "../../ui/ui-texts.ts"
import { MovementTable } from "../credits/movements.tsx"
import { userPageTexts } from "../users/user-page-texts.ts"
import { LookAfterAction } from "./look-after-action.tsx"
import { detailsText, eventName, eventWord } from "./order-event-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"
import { OrderItems, OrderPayment } from "./order-payment.tsx"
import { RefundDialog } from "./refund-dialog.tsx"

const refundTones = { requested: "warn", done: "ok", failed: "bad" } as const

/** Every event of an order, oldest first, and its refunds. */
function OrderHistory({ order }: { order: StaffOrder }) {
  return (
    <Section title={orderPageTexts.history}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.75 }}>
        {order.events.map(({ at, what, details }) => (
          <Typography component="li" variant="body2" key={`${at}-${what}`}>
            <strong>{eventName(what)}</strong> · <Moment at={at} />
            <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
              {detailsText(details)}
            </Box>
          </Typography>
        ))}
      </Box>
      {order.refunds.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {orderPageTexts.refunds}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.75 }}>
            {order.refunds.map((refund) => (
              <Typography component="li" variant="body2" key={refund.createdAt}>
                <strong>{moneyText(refund.amount)}</strong>{" "}
                <StateTag tone={refundTones[refund.state]}>
                  {orderPageTexts.refundStates[refund.state]}
                </StateTag>{" "}
                <Moment at={refund.createdAt} /> · {eventWord(refund.reason)}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Section>
  )
}

/** One order: buyer, items, payment, history and refunds. */
export function OrderShow() {
  return (
    <RecordShow actions={<RefundAction />}>
      <OrderPage />
    </RecordShow>
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

/** The refund button, for operators and only while something can be refunded. */
function RefundAction() {
  const order = useRecordContext<StaffOrder>()
  const { permissions: role } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (!order || role !== "operator" || !isPaidFor(order.state)) return <TopToolbar />
  return (
    <TopToolbar>
      <Button color="error" startIcon={<CurrencyExchange />} onClick={() => setOpen(true)}>
        {orderPageTexts.refund}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </TopToolbar>
  )
}
