import Box from "@mui/material/Box"
import TextField from "@mui/material/TextField"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { addDays } from "@wara/domain/site/chilean-holidays"
import { dashboardTexts } from "./dashboard-texts.ts"

/** Chilean days, both included: `YYYY-MM-DD`. */
export type DaySpan = { from: string; to: string }

const presets = [7, 30, 60, 365] as const

/** The last `count` days, including today. */
export function lastDays(count: number): DaySpan {
  const to = chileanDay(new Date())
  return { from: addDays(to, 1 - count), to }
}

/** Selects the period of the figures: the last days, or any range. */
export function SpanChoice(props: { span: DaySpan; onChoose: (span: DaySpan) => void }) {
  const { span, onChoose } = props
  const preset = presets.find((days) => {
    const last = lastDays(days)
    return last.from === span.from && last.to === span.to
  })
  const choose = (part: Partial<DaySpan>) => {
    const next = { ...span, ...part }
    // An empty field, or days in the wrong order, cause no request.
    if (next.from && next.to && next.from <= next.to) onChoose(next)
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={preset ?? null}
        aria-label={dashboardTexts.span}
        onChange={(_, days) => {
          const known = presets.find((one) => one === days)
          if (known) onChoose(lastDays(known))
        }}
      >
        {presets.map((days) => (
          <ToggleButton key={days} value={days}>
            {dashboardTexts.preset(days)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(["from", "to"] as const).map((end) => (
        <TextField
          key={`${end} ${span[end]}`}
          type="date"
          fullWidth={false}
          sx={{ width: 160 }}
          size="small"
          label={dashboardTexts[end]}
          defaultValue={span[end]}
          onChange={({ target }) => choose({ [end]: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: lastDays(1).to } }}
        />
      ))}
    </Box>
  )
}
