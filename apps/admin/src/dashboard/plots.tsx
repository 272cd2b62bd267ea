import Box from "@mui/material/Box"
import type { Dashboard } from "@wara/contract/admin"
import { adStates } from "@wara/domain/ads/ad-state"
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts"
import { adStateNames, uiTexts } from "../ui/ui-texts.ts"
import { countText, dashboardTexts, shortDay } from "./dashboard-texts.ts"
import { IncomePlot } from "./income-plot.tsx"
import { OutcomesPlot } from "./outcomes-plot.tsx"
import { PlotCard, plotHeight, usePlotLook } from "./plot-card.tsx"

/** Every plot; a separate file because the chart library is large. */
export default function Plots({ data }: { data: Dashboard }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <OutcomesPlot published={data.published} sold={data.sold} />
      {data.income && <IncomePlot income={data.income} />}
      <StatesPlot counts={data.ads_by_state} />
      <QueuePlot minutes={data.queue.median_minutes} />
    </Box>
  )
}

/** Waiting time of submissions until their decision. */
function QueuePlot({ minutes }: { minutes: Dashboard["queue"]["median_minutes"] }) {
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

function StatesPlot({ counts }: { counts: Dashboard["ads_by_state"] }) {
  const { axis, still, wara } = usePlotLook()
  const rows = adStates.map((state) => ({ name: adStateNames[state], count: counts[state] ?? 0 }))
  return (
    <PlotCard
      title={dashboardTexts.adsByState}
      columns={[dashboardTexts.state, dashboardTexts.count]}
      rows={rows.map(({ name, count }) => [name, countText(count)])}
    >
      <ResponsiveContainer width="100%" height={300}>
        <BarChart
          accessibilityLayer={false}
          data={rows}
          layout="vertical"
          margin={{ right: 48, left: 8 }}
        >
          <XAxis type="number" hide />
          <YAxis type="category" dataKey="name" width={156} {...axis} axisLine={false} />
          <Bar dataKey="count" fill={wara.copper} radius={[0, 4, 4, 0]} barSize={16} {...still}>
            <LabelList
              dataKey="count"
              position="right"
              fill={wara.ink}
              fontSize={12}
              formatter={(value) => countText(Number(value))}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </PlotCard>
  )
}
