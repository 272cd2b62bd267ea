import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useTranslate } from "react-admin"
import { KeyCap } from "./key-cap.tsx"
import { reviewTexts, shortcutTexts } from "./review-texts.ts"

export function ShortcutsDialog(props: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open={props.isOpen} onClose={props.onClose} aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">{reviewTexts.keys}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, m: 0 }}>
          {shortcutTexts.map(([key, what]) => (
            <Box key={key} sx={{ display: "contents" }}>
              <Box component="dt">
                <KeyCap>{key}</KeyCap>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} autoFocus>
          {translate("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
