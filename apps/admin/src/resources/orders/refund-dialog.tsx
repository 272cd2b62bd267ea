import Alert from "@mui/material/Alert"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import TextField from "@mui/material/TextField"
import type { StaffOrder } from "@wara/contract/admin"
import { dataAnswerSchema } from "@wara/contract/answer"
import { refundTexts } from "@wara/domain/orders/order-texts"
import type { refundSchema } from "@wara/domain/orders/refunds"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { useState } from "react"
import { useNotify, useRefresh } from "react-admin"
import { z } from "zod"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { moneyText } from "../../ui/ui-texts.ts"
import { callApi } from "../../wire/call-api.ts"
import { PanelError } from "../../wire/query-client.ts"
import { orderPageTexts } from "./order-page-texts.ts"
import {
  RefundExtent,
  type RefundMistake,
  type RefundRequest,
  readRefund,
  restOf,
} from "./refund-extent.tsx"

const answer = dataAnswerSchema(z.object({ state: z.enum(["requested", "done", "failed"]) }))

/** Requests a refund and returns its progress. Throws PanelError. */
async function askRefund(orderId: number, request: z.input<typeof refundSchema>) {
  const path = `admin/orders/${orderId}/refund`
  const { data } = await callApi(path, answer, { method: "POST", body: { data: request } })
  return data.state
}

const nothing: RefundRequest = {
  isWhole: true,
  part: "",
  confirmed: "",
  publication: "0",
  featured: "0",
  allowSpent: false,
  reason: "",
}

const refundOutcomes = {
  requested: { text: orderPageTexts.refundRequested, type: "warning" },
  done: { text: orderPageTexts.refundDone, type: "success" },
  failed: { text: refundTexts.refused, type: "error" },
} as const

/** Refunds money; the amount is typed again because a refund cannot be undone. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [refundInput, setRequest] = useState(nothing)
  const [mistake, setMistake] = useState<RefundMistake | null>(null)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const change = (part: Partial<RefundRequest>) => {
    setRequest({ ...refundInput, ...part })
    setMistake(null)
  }
  const errorOf = (field: RefundMistake["field"]) =>
    mistake?.field === field ? { error: true, helperText: mistake.problem } : {}

  async function confirm() {
    const read = readRefund(order, key, refundInput)
    if ("problem" in read) return setMistake(read)
    setBusy(true)
    try {
      const state = await askRefund(Number(order.id), read.request)
      notify(refundOutcomes[state].text, { type: refundOutcomes[state].type })
      refresh()
      onClose()
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      setMistake({ field: "all", problem: error.sentence })
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      title={orderPageTexts.refund}
      lead={orderPageTexts.refundLead}
      isBusy={isBusy}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <RefundExtent
        rest={restOf(order)}
        refundInput={refundInput}
        onChange={change}
        partError={errorOf("part")}
      />
      <FormControlLabel
        label={orderPageTexts.allowSpent}
        control={
          <Checkbox
            checked={refundInput.allowSpent}
            onChange={({ target }) => change({ allowSpent: target.checked })}
          />
        }
      />
      <TextField
        fullWidth
        label={orderPageTexts.reason}
        value={refundInput.reason}
        onChange={({ target }) => change({ reason: target.value })}
        slotProps={{ htmlInput: { maxLength: actionLimits.orderReason.max } }}
        {...errorOf("reason")}
      />
      <TextField
        fullWidth
        label={orderPageTexts.confirmAmount}
        placeholder={refundInput.isWhole ? moneyText(restOf(order)) : refundInput.part}
        value={refundInput.confirmed}
        onChange={({ target }) => change({ confirmed: target.value })}
        slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        {...errorOf("confirmed")}
      />
      {mistake?.field === "all" && (
        <Alert severity="error" role="alert">
          {mistake.problem}
        </Alert>
      )}
    </ActionDialog>
  )
}
