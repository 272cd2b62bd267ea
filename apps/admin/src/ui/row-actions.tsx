import Box from "@mui/material/Box"
import type { ReactNode } from "react"

/** The buttons of a row, in a line of their own width, so that no name of one wraps. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", justifyContent: "flex-end", whiteSpace: "nowrap" }}>{children}</Box>
  )
}
