import { useTheme } from "@mui/material/styles"

/** Height of a plot, in pixels. */
export const plotHeight = 220

/** Colours and fonts of axes, lines and tooltip. */
export function usePlotLook() {
  const { wara } = useTheme()
  const tick = { fill: wara.inkSoft, fontSize: 12 }
  return {
    wara,
    axis: { stroke: wara.line, tick, tickLine: false },
    grid: { stroke: wara.line, vertical: false },
    tooltip: {
      contentStyle: {
        background: wara.surface,
        border: `1px solid ${wara.line}`,
        borderRadius: 6,
        color: wara.ink,
        fontSize: 13,
      },
      labelStyle: { color: wara.inkSoft },
      itemStyle: { color: wara.ink },
      cursor: { fill: wara.sunken, stroke: wara.line },
    },
    still: { isAnimationActive: false },
  }
}
