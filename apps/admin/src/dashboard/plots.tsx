import Box from "@mui/material/Box"
import type { Dashboard } from "@wara/contract/admin"
import { IncomePlot } from "./income-plot.tsx"
import { OutcomesPlot } from "./outcomes-plot.tsx"
import { QueuePlot } from "./queue-plot.tsx"
import { StatesPlot } from "./states-plot.tsx"

/** Every plot; a file of its own because the library that draws them is large. */
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
