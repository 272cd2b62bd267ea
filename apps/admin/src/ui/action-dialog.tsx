import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, useId } from "react"
import { useTranslate } from "react-admin"
import { DialogForm } from "./dialog-form.tsx"

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
