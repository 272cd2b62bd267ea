import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import type { Dashboard } from "@wara/contract/admin"
import { days as daysInMs } from "@wara/domain/time"
import { useState } from "react"
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { moneyText, uiTexts } from "../ui/ui-texts.ts"
import { countText, dashboardTexts, shortDay } from "./dashboard-texts.ts"
import { PlotCard, plotHeight, usePlotLook } from "./plot-card.tsx"

type DayCount = Dashboard["published"][number]

/** Sums days by week; a week is named by its Monday. */
export function byWeek(days: readonly DayCount[]): DayCount[] {
  const weeks = new Map<string, number>()
  for (const { day, count } of days) {
    const monday = mondayOf(day)
    weeks.set(monday, (weeks.get(monday) ?? 0) + count)
  }
  return [...weeks].map(([day, count]) => ({ day, count }))
}

function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  return new Date(noon - daysInMs(sinceMonday)).toISOString().slice(0, 10)
}

/** Income by day or by week. */
export function IncomePlot({ income }: { income: Dashboard["published"] }) {
  const { axis, grid, still, tooltip, wara } = usePlotLook()
  const [isByWeek, setByWeek] = useState(false)
  const rows = isByWeek
    ? byWeek(income).map(({ day, count }) => ({ day: dashboardTexts.week(shortDay(day)), count }))
    : income.map(({ day, count }) => ({ day: shortDay(day), count }))
  return (
    <PlotCard
      title={dashboardTexts.incomePlot}
      lead={dashboardTexts.net}
      columns={[uiTexts.day, dashboardTexts.incomePlot]}
      rows={rows.map(({ day, count }) => [day, moneyText(count)])}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isByWeek}
          aria-label={dashboardTexts.grouping}
          onChange={(_, value: boolean | null) => setByWeek(value ?? isByWeek)}
        >
          <ToggleButton value={false}>{dashboardTexts.byDay}</ToggleButton>
          <ToggleButton value={true}>{dashboardTexts.byWeek}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <ResponsiveContainer width="100%" height={plotHeight}>
        <BarChart accessibilityLayer={false} data={rows} margin={{ left: 8, right: 8, top: 8 }}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="day" {...axis} minTickGap={24} />
          <YAxis
            {...axis}
            axisLine={false}
            width={72}
            tickFormatter={(value) => `$${countText(Number(value))}`}
          />
          <Tooltip {...tooltip} formatter={(value) => moneyText(Number(value))} />
          <Bar
            name={dashboardTexts.incomePlot}
            dataKey="count"
            fill={wara.ok}
            radius={[3, 3, 0, 0]}
            {...still}
          />
        </BarChart>
      </ResponsiveContainer>
    </PlotCard>
  )
}
