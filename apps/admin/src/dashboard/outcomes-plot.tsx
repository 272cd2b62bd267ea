import type { Dashboard } from "@wara/contract/admin"
import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts"
import { uiTexts } from "../ui/ui-texts.ts"
import { countText, dashboardTexts, shortDay } from "./dashboard-texts.ts"
import { PlotCard, plotHeight, usePlotLook } from "./plot-card.tsx"

export function OutcomesPlot({ published, sold }: Pick<Dashboard, "published" | "sold">) {
  const { axis, grid, still, tooltip, wara } = usePlotLook()
  const soldOn = new Map(sold.map(({ day, count }) => [day, count]))
  const rows = published.map(({ day, count }) => ({
    day: shortDay(day),
    published: count,
    sold: soldOn.get(day) ?? 0,
  }))
  return (
    <PlotCard
      title={dashboardTexts.outcomes}
      columns={[uiTexts.day, dashboardTexts.published, dashboardTexts.sold]}
      rows={rows.map((row) => [row.day, countText(row.published), countText(row.sold)])}
    >
      <ResponsiveContainer width="100%" height={plotHeight}>
        <LineChart accessibilityLayer={false} data={rows} margin={{ left: -16, right: 8, top: 8 }}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="day" {...axis} minTickGap={24} />
          <YAxis {...axis} axisLine={false} allowDecimals={false} />
          <Tooltip {...tooltip} />
          <Legend wrapperStyle={{ fontSize: 13 }} />
          <Line
            name={dashboardTexts.published}
            dataKey="published"
            stroke={wara.copper}
            strokeWidth={2}
            dot={false}
            {...still}
          />
          <Line
            name={dashboardTexts.sold}
            dataKey="sold"
            stroke={wara.sky}
            strokeWidth={2}
            strokeDasharray="5 3"
            dot={false}
            {...still}
          />
        </LineChart>
      </ResponsiveContainer>
    </PlotCard>
  )
}
