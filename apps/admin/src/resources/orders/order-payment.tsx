import Typography from "@mui/material/Typography"
import type { StaffOrder } from "@wara/contract/admin"
import { formatRut } from "@wara/domain/accounts/rut"
import { paymentTypeLine } from "@wara/domain/orders/order-texts"
import { FactList } from "../../ui/fact-list.tsx"
import { Moment } from "../../ui/moment.tsx"
import { Section } from "../../ui/section.tsx"
import { userPageTexts } from "../users/user-page-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"

/** The gateway's payment data, and the recipient of the tax document. */
export function OrderPayment({ order }: { order: StaffOrder }) {
  const { invoice, payment } = order
  return (
    <Section title={orderPageTexts.payment}>
      {payment === null ? (
        <Typography variant="body2" color="textSecondary">
          {orderPageTexts.noPayment}
        </Typography>
      ) : (
        <FactList
          facts={[
            [orderPageTexts.authorization, payment.authorization_code],
            [orderPageTexts.paymentType, paymentTypeLine(payment.payment_type_code)],
            [orderPageTexts.card, `•••• ${payment.card_number}`],
            [orderPageTexts.installments, payment.installments_number || null],
            [orderPageTexts.transactionDate, <Moment key="at" at={payment.transaction_date} />],
            [orderPageTexts.responseCode, payment.response_code],
          ]}
        />
      )}
      {invoice && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {orderPageTexts.invoiceData}
          </Typography>
          <FactList
            facts={[
              [userPageTexts.company, invoice.company_name],
              [userPageTexts.rut, formatRut(invoice.rut)],
              [orderPageTexts.businessActivity, invoice.business_activity],
              [orderPageTexts.address, invoice.address],
              [orderPageTexts.commune, invoice.commune],
              [userPageTexts.email, invoice.email],
            ]}
          />
        </>
      )}
    </Section>
  )
}
