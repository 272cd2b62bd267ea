import Box from "@mui/material/Box"
import { useTheme } from "@mui/material/styles"
import type { ReactNode } from "react"
import { Section } from "../ui/section.tsx"
import { uiTexts } from "../ui/ui-texts.ts"

/** A plot and an equivalent table for users who cannot or do not want to see it. */
export function PlotCard(props: {
  title: string
  lead?: string
  actions?: ReactNode
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  children: ReactNode
}) {
  return (
    <Section title={props.title} actions={props.actions}>
      {props.lead && (
        <Box component="p" sx={{ m: 0, mb: 1, fontSize: "0.8125rem", color: "text.secondary" }}>
          {props.lead}
        </Box>
      )}
      <Box aria-hidden="true">{props.children}</Box>
      <Box
        component="details"
        sx={{ mt: 1, fontSize: "0.8125rem", "& summary": { cursor: "pointer" } }}
      >
        <summary>{uiTexts.showData}</summary>
        <Box sx={{ maxHeight: 260, overflow: "auto", mt: 1 }}>
          <Box
            component="table"
            aria-label={props.title}
            sx={{
              width: "100%",
              borderCollapse: "collapse",
              "& th": { textAlign: "left", color: "text.secondary", fontWeight: 600 },
              "& td, & th": { py: 0.25, pr: 2, borderBottom: 1, borderColor: "divider" },
              "& td:not(:first-of-type)": { fontVariantNumeric: "tabular-nums" },
            }}
          >
            <thead>
              <tr>
                {props.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, index) => (
                    <td key={props.columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </Box>
    </Section>
  )
}

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
