import Box from "@mui/material/Box"
import type { FormEvent, ReactNode } from "react"

export function DialogForm(props: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    // React events bubble through portals, but the page below is not part of this form.
    event.stopPropagation()
    props.onSubmit(event)
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}
    >
      {props.children}
    </Box>
  )
}
