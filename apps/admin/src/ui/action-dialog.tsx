import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { type FormEvent, type ReactNode, useId, useState } from "react"
import { useNotify, useRefresh, useTranslate } from "react-admin"
import { PanelError } from "../wire/query-client.ts"

/** Collects an action's input, shows its consequences and executes it. */
export function ActionDialog(props: {
  title: string
  lead?: ReactNode
  isBusy: boolean
  isDangerous?: boolean
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const id = useId()
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    props.onConfirm()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={props.onClose} aria-labelledby={id}>
      <DialogForm onSubmit={submit}>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent>
          {props.lead && <DialogContentText sx={{ mb: 1 }}>{props.lead}</DialogContentText>}
          {props.children}
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={props.isBusy} color="inherit">
            {translate("ra.action.cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.isDangerous ? "error" : "primary"}
            disabled={props.isBusy}
          >
            {props.title}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}

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

/**
 * Runs an action once, reports its success and refetches the page; returns whether it succeeded.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function run(work: () => Promise<void>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      notify(done, { type: "success" })
      refresh()
      return true
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      notify(error.sentence, { type: "error" })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
