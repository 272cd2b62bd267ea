import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import { Section } from "../ui/fact-list.tsx"
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
