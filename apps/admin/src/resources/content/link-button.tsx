import InsertLink from "@mui/icons-material/InsertLink"
import TextField from "@mui/material/TextField"
import ToggleButton from "@mui/material/ToggleButton"
import { isSafeAddress } from "@wara/domain/content/sanitising-levels"
import { useTiptapEditor } from "ra-input-rich-text"
import { useState } from "react"
import { ActionDialog } from "../../ui/action-dialog.tsx"
import { contentTexts } from "./content-texts.ts"

/** Links the selected words; an empty address removes the link. */
export function LinkButton() {
  const editor = useTiptapEditor()
  const [address, setAddress] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const isActive = editor?.isActive("link") ?? false

  function confirm() {
    const href = address?.trim() ?? ""
    if (href !== "" && !isSafeAddress(href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange("link")
    if (href === "") chain.unsetMark("link").run()
    else chain.setMark("link", { href }).run()
    setAddress(null)
  }

  return (
    <>
      <ToggleButton
        size="small"
        value="link"
        selected={isActive}
        aria-label={contentTexts.link}
        title={contentTexts.link}
        onClick={() => {
          setWrong(false)
          setAddress(String(editor.getAttributes("link").href ?? ""))
        }}
      >
        <InsertLink fontSize="inherit" />
      </ToggleButton>
      {address !== null && (
        <ActionDialog
          title={contentTexts.link}
          isBusy={false}
          onConfirm={confirm}
          onClose={() => setAddress(null)}
        >
          <TextField
            fullWidth
            autoFocus
            label={contentTexts.linkAddress}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            error={isWrong}
            helperText={isWrong ? contentTexts.linkWrong : contentTexts.linkHelp}
          />
        </ActionDialog>
      )}
    </>
  )
}
