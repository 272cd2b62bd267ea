import { DefaultEditorOptions, RichTextInput } from "ra-input-rich-text"
import { useMemo } from "react"
import { required } from "react-admin"
import { RichToolbar } from "./rich-toolbar.tsx"

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
