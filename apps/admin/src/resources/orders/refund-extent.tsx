import Box from "@mui/material/Box"
import FormControlLabel from "@mui/material/FormControlLabel"
import Radio from "@mui/material/Radio"
import RadioGroup from "@mui/material/RadioGroup"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import { moneyText } from "../../ui/money-texts.ts"
import { orderPageTexts } from "./order-page-texts.ts"
import type { RefundRequest } from "./refund-request.ts"

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
