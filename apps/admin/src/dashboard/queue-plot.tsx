import type { Dashboard } from "@wara/contract/admin"
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { uiTexts } from "../ui/ui-texts.ts"
import { countText, dashboardTexts, shortDay } from "./dashboard-texts.ts"
import { PlotCard } from "./plot-card.tsx"
import { plotHeight, usePlotLook } from "./plot-look.ts"

/** How long submissions waited for their decision. */
export function QueuePlot({ minutes }: { minutes: Dashboard["queue"]["median_minutes"] }) {
  const { axis, grid, still, tooltip, wara } = usePlotLook()
  const rows = minutes.map(({ day, count }) => ({
    day: shortDay(day),
    hours: Math.round(count / 6) / 10,
  }))
  return (
    <PlotCard
      title={dashboardTexts.queueTime}
      lead={dashboardTexts.queueTimeMeans}
      columns={[uiTexts.day, dashboardTexts.hours]}
      rows={rows.map(({ day, hours }) => [day, countText(hours)])}
    >
      <ResponsiveContainer width="100%" height={plotHeight}>
        <BarChart accessibilityLayer={false} data={rows} margin={{ left: -16, right: 8, top: 8 }}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="day" {...axis} minTickGap={24} />
          <YAxis {...axis} axisLine={false} tickFormatter={(value) => countText(Number(value))} />
          <Tooltip {...tooltip} formatter={(value) => `${countText(Number(value))} h`} />
          <Bar
            name={dashboardTexts.hours}
            dataKey="hours"
            fill={wara.warn}
            radius={[3, 3, 0, 0]}
            {...still}
          />
        </BarChart>
      </ResponsiveContainer>
    </PlotCard>
  )
}
