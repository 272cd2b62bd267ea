import Box from "@mui/material/Box"
import MenuItem from "@mui/material/MenuItem"
import TextField from "@mui/material/TextField"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import { queueKinds, queueOrders, riskFilters, useQueueView } from "./queue-view.ts"
import { queueKindTexts, reviewTexts } from "./review-texts.ts"
import { queueOrderTexts, riskFilterTexts, riskTexts } from "./risk-texts.ts"

/** Kind, risk and order of the queue; the review desk follows them. */
export function QueueFilters() {
  const { kind, order, risk, setKind, setOrder, setRisk } = useQueueView()
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={reviewTexts.show}
        onChange={(_, chosen) => {
          const known = queueKinds.find((one) => one === chosen)
          if (known) setKind(known)
        }}
      >
        {queueKinds.map((one) => (
          <ToggleButton key={one} value={one}>
            {queueKindTexts[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Choice
        label={riskTexts.filter}
        value={risk}
        options={riskFilters}
        texts={riskFilterTexts}
        onChoose={setRisk}
      />
      <Choice
        label={riskTexts.order}
        value={order}
        options={queueOrders}
        texts={queueOrderTexts}
        onChoose={setOrder}
      />
    </Box>
  )
}

function Choice<Option extends string>(props: {
  label: string
  value: Option
  options: readonly Option[]
  texts: Record<Option, string>
  onChoose: (option: Option) => void
}) {
  const { label, onChoose, options, texts, value } = props
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((one) => one === target.value)
        if (chosen) onChoose(chosen)
      }}
      sx={{ minWidth: 160 }}
    >
      {options.map((one) => (
        <MenuItem key={one} value={one}>
          {texts[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
