import type { Dashboard } from "@wara/contract/admin"
import { adStates } from "@wara/domain/ads/ad-state"
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts"
import { adStateNames } from "../ui/state-texts.ts"
import { countText, dashboardTexts } from "./dashboard-texts.ts"
import { PlotCard } from "./plot-card.tsx"
import { usePlotLook } from "./plot-look.ts"

/** How many ads are in each state. */
export function StatesPlot({ counts }: { counts: Dashboard["ads_by_state"] }) {
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
