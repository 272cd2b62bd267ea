import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useEffect, useRef } from "react"
import { useTranslate } from "react-admin"
import { reviewTexts, shortcutTexts } from "./review-texts.ts"

/** Actions by key: `j`, `?`, `Enter`, `Escape`. */
type Shortcuts = Readonly<Record<string, () => void>>

const fields =
  "input, textarea, select, [role=textbox], [contenteditable]:not([contenteditable=false])"
const pressable = "a, button, summary, [role=button], [role=menuitem]"

/**
 * Calls the action of a key, except while the user types; Ctrl combinations are left to the
 * browser.
 */
export function useShortcuts(shortcuts: Shortcuts, isActive = true): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      const action = findAction(latest.current, event)
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener("keydown", onKeyDown)
    return () => window.removeEventListener("keydown", onKeyDown)
  }, [isActive])
}

function findAction(shortcuts: Shortcuts, event: KeyboardEvent): (() => void) | undefined {
  // A key held down would decide one ad after the other.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return
  const { target } = event
  if (target instanceof Element) {
    if (target.closest(fields)) return
    // Enter on a button presses that button.
    if (event.key === "Enter" && target.closest(pressable)) return
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
}

/** A keyboard key shown beside its action. */
export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        // Touch devices have no keyboard.
        "@media (hover: none)": { display: "none" },
        font: "inherit",
        fontSize: "0.75rem",
        lineHeight: 1.5,
        px: 0.75,
        ml: 1,
        border: "1px solid currentColor",
        borderRadius: 0.75,
        opacity: 0.75,
        textTransform: children.length === 1 ? "uppercase" : "none",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  )
}

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
