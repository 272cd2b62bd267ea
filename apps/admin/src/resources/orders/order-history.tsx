import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { StaffOrder } from "@wara/contract/admin"
import { Moment } from "../../ui/moment.tsx"
import { moneyText } from "../../ui/money-texts.ts"
import { Section } from "../../ui/section.tsx"
import { StateTag } from "../../ui/state-tag.tsx"
import { detailsText, eventWord } from "./event-details-texts.ts"
import { eventName } from "./order-event-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"

const refundTones = { requested: "warn", done: "ok", failed: "bad" } as const

/** Everything that happened to an order, oldest first, and what went back. */
export function OrderHistory({ order }: { order: StaffOrder }) {
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
