import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableFooter from "@mui/material/TableFooter"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import type { StaffOrder } from "@wara/contract/admin"
import { formatRut } from "@wara/domain/accounts/rut"
import { paymentTypeLine } from "@wara/domain/orders/order-texts"
import { Moment } from "../../ui/moment.tsx"
import { FactList, Section } from "../../ui/section.tsx"
import { moneyText } from "../../ui/ui-texts.ts"
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

/** The items of an order, and its total as net plus IVA. */
export function OrderItems({ order }: { order: StaffOrder }) {
  const sums = [
    [orderPageTexts.net, order.net],
    [orderPageTexts.iva, order.iva],
    [orderPageTexts.total, order.total],
  ] as const
  return (
    <Table size="small" sx={{ mt: 2 }}>
      <TableHead>
        <TableRow>
          <TableCell>{orderPageTexts.item}</TableCell>
          <TableCell>{orderPageTexts.grants}</TableCell>
          <TableCell align="right">{orderPageTexts.total}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.items.map((item) => (
          <TableRow key={`${item.kind}-${item.name}`}>
            <TableCell>{item.name}</TableCell>
            <TableCell>{orderPageTexts.grantsText(item.ads, item.featured, item.days)}</TableCell>
            <TableCell align="right">{moneyText(item.price)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        {sums.map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell colSpan={2} align="right" sx={{ border: 0, py: 0.25 }}>
              {name}
            </TableCell>
            <TableCell align="right" sx={{ border: 0, py: 0.25, color: "text.primary" }}>
              {moneyText(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableFooter>
    </Table>
  )
}
