import Box from "@mui/material/Box"
import { useTheme } from "@mui/material/styles"
import { diffWords } from "./diff-words.ts"

/** A text with removed words struck through and added words marked. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const { wara } = useTheme()
  return (
    <Box component="span" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {diffWords(before, after).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`
        if (kind === "removed") {
          return (
            <Box component="del" key={key} sx={{ bgcolor: wara.badTint, color: wara.bad }}>
              {text}
            </Box>
          )
        }
        if (kind === "added") {
          return (
            <Box
              component="ins"
              key={key}
              sx={{ bgcolor: wara.okTint, color: wara.ok, textDecorationThickness: "1px" }}
            >
              {text}
            </Box>
          )
        }
        return <span key={key}>{text}</span>
      })}
    </Box>
  )
}
