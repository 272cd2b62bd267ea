import CurrencyExchange from "@mui/icons-material/CurrencyExchange"
import Button from "@mui/material/Button"
import type { StaffOrder } from "@wara/contract/admin"
import { isPaidFor } from "@wara/domain/orders/order-lifecycle"
import { useState } from "react"
import { TopToolbar, usePermissions, useRecordContext } from "react-admin"
import { orderPageTexts } from "./order-page-texts.ts"
import { RefundDialog } from "./refund-dialog.tsx"

/** The button that gives money back, where there is money to give back and for operators. */
export function RefundAction() {
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
