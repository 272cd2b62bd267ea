import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableFooter from "@mui/material/TableFooter"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import type { StaffOrder } from "@wara/contract/admin"
import { moneyText } from "../../ui/money-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"

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
