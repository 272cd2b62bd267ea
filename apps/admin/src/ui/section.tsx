import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

export function Section(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1.5 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ flex: 1 }}>
          {props.title}
        </Typography>
        {props.actions}
      </Box>
      {props.children}
    </Card>
  )
}
