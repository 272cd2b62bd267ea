import Box from "@mui/material/Box"
import FormControlLabel from "@mui/material/FormControlLabel"
import Radio from "@mui/material/Radio"
import RadioGroup from "@mui/material/RadioGroup"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import type { StaffOrder } from "@wara/contract/admin"
import type { refundSchema } from "@wara/domain/orders/refunds"
import type { z } from "zod"
import { moneyText } from "../../ui/ui-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"

/** Full or partial refund, and the credits that it revokes. */
export function RefundExtent(props: {
  rest: number
  refundInput: RefundRequest
  onChange: (part: Partial<RefundRequest>) => void
  partError: { error?: boolean; helperText?: string }
}) {
  const { refundInput, onChange } = props
  const count = { min: 0, max: 100, step: 1 }
  return (
    <>
      <RadioGroup
        aria-label={orderPageTexts.amount}
        value={refundInput.isWhole ? "whole" : "part"}
        onChange={(_, value) => onChange({ isWhole: value === "whole" })}
      >
        <FormControlLabel
          value="whole"
          control={<Radio />}
          label={orderPageTexts.whole(moneyText(props.rest))}
        />
        <FormControlLabel value="part" control={<Radio />} label={orderPageTexts.part} />
      </RadioGroup>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {refundInput.isWhole ? orderPageTexts.wholeMeans : orderPageTexts.partMeans}
      </Typography>
      {!refundInput.isWhole && (
        <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "1fr 1fr" }}>
          <TextField
            autoFocus
            label={orderPageTexts.amount}
            value={refundInput.part}
            onChange={({ target }) => onChange({ part: target.value })}
            slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
            sx={{ gridColumn: "1 / -1" }}
            {...props.partError}
          />
          <TextField
            type="number"
            label={orderPageTexts.publicationTaken}
            value={refundInput.publication}
            onChange={({ target }) => onChange({ publication: target.value })}
            slotProps={{ htmlInput: count }}
          />
          <TextField
            type="number"
            label={orderPageTexts.featuredTaken}
            value={refundInput.featured}
            onChange={({ target }) => onChange({ featured: target.value })}
            slotProps={{ htmlInput: count }}
          />
        </Box>
      )}
    </>
  )
}

export type RefundRequest = {
  isWhole: boolean
  /** Amount of a partial refund in pesos, as typed. */
  part: string
  /** The amount typed again as confirmation. */
  confirmed: string
  publication: string
  featured: string
  allowSpent: boolean
  reason: string
}

/** Pesos that can still be refunded. */
export function restOf(order: Pick<StaffOrder, "total" | "refunded">): number {
  return order.total - order.refunded
}

/** Parses whole pesos, with or without points; NaN for anything else. */
function readPesos(text: string): number {
  const digits = text.trim().replace(/^\$/, "").replaceAll(".", "")
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Why the form is not yet a valid api request, and which field to correct. */
export type RefundMistake = { field: "part" | "reason" | "confirmed" | "all"; problem: string }

/** The api request for a refund, or the mistake that prevents it. */
export function readRefund(
  order: Pick<StaffOrder, "total" | "refunded">,
  key: string,
  refundInput: RefundRequest,
): RefundMistake | { request: z.input<typeof refundSchema> } {
  const rest = restOf(order)
  const amount = refundInput.isWhole ? rest : readPesos(refundInput.part)
  if (!(amount >= 1 && amount <= rest)) {
    return { field: "part", problem: orderPageTexts.amountWrong(moneyText(rest)) }
  }
  const reason = refundInput.reason.trim()
  if (reason.length < 3) return { field: "reason", problem: orderPageTexts.reasonMissing }
  if (readPesos(refundInput.confirmed) !== amount) {
    return { field: "confirmed", problem: orderPageTexts.confirmWrong }
  }
  const credits = {
    publication: Number(refundInput.publication),
    featured: Number(refundInput.featured),
  }
  const request = { key, amount, reason, allow_spent: refundInput.allowSpent }
  return { request: refundInput.isWhole ? request : { ...request, credits } }
}
