import Box from "@mui/material/Box"
import type { FormEvent, ReactNode } from "react"

/** The form that fills a dialog. */
export function DialogForm(props: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    // The page below is no part of this form, although React says that its events go there.
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
