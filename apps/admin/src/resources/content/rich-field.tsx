import FormatBold from "@mui/icons-material/FormatBold"
import FormatItalic from "@mui/icons-material/FormatItalic"
import FormatUnderlined from "@mui/icons-material/FormatUnderlined"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import {
  ClearButtons,
  DefaultEditorOptions,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from "ra-input-rich-text"
import { useEffect, useMemo, useState } from "react"
import { required } from "react-admin"
import { contentTexts } from "./content-texts.ts"
import { LinkButton } from "./link-button.tsx"

const marks = [
  { name: "bold", label: contentTexts.bold, icon: <FormatBold fontSize="inherit" /> },
  { name: "italic", label: contentTexts.italic, icon: <FormatItalic fontSize="inherit" /> },
  {
    name: "underline",
    label: contentTexts.underline,
    icon: <FormatUnderlined fontSize="inherit" />,
  },
]
const levels = [2, 3, 4]

/** Buttons only for the elements that the level `rich` allows. */
function RichToolbar() {
  const editor = useTiptapEditor()
  useEditorChanges()
  return (
    <RichTextInputToolbar>
      <ToggleButtonGroup size="small" aria-label={contentTexts.body}>
        {levels.map((level) => (
          <ToggleButton
            key={level}
            value={level}
            selected={editor?.isActive("heading", { level }) ?? false}
            aria-label={contentTexts.heading(level)}
            sx={{ "&&": { fontSize: "0.875rem", px: 1 } }}
            onClick={() =>
              editor?.chain().focus().toggleNode("heading", "paragraph", { level }).run()
            }
          >
            H{level}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup size="small">
        {marks.map(({ name, label, icon }) => (
          <ToggleButton
            key={name}
            value={name}
            selected={editor?.isActive(name) ?? false}
            aria-label={label}
            title={label}
            onClick={() => editor?.chain().focus().toggleMark(name).run()}
          >
            {icon}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ListButtons size="small" />
      <QuoteButtons size="small" />
      <LinkButton />
      <ClearButtons size="small" />
    </RichTextInputToolbar>
  )
}

/** Re-renders the buttons when the selection or the text changes. */
function useEditorChanges() {
  const editor = useTiptapEditor()
  const [, setCount] = useState(0)
  useEffect(() => {
    if (!editor) return
    const onChange = () => setCount((count) => count + 1)
    editor.on("transaction", onChange)
    return () => {
      editor.off("transaction", onChange)
    }
  }, [editor])
}

/** The editor's default extensions without those that the level `rich` does not allow [S5.4]. */
const kit = DefaultEditorOptions.extensions
  ?.filter(({ name }) => name === "starterKit")
  .map((extension) =>
    extension.configure({
      strike: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      heading: { levels: [2, 3, 4, 5, 6] },
      link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
  )

export default function RichField({ source, label }: { source: string; label: string }) {
  const options = useMemo(
    () => ({
      extensions: kit ?? [],
      editorProps: { attributes: { "aria-label": label, "aria-multiline": "true" } },
    }),
    [label],
  )
  return (
    <RichTextInput
      source={source}
      label={label}
      editorOptions={options}
      toolbar={<RichToolbar />}
      validate={required()}
      sx={{
        "& .ProseMirror": { minHeight: 200, maxHeight: 560, overflowY: "auto" },
        "& .ProseMirror a": { color: ({ wara }) => wara.sky },
      }}
    />
  )
}
