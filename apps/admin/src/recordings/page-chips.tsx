import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { clockText, recordingTexts } from "./recording-texts.ts"
import type { VisitedPage } from "./visited-pages.ts"

/** The pages of a visit; each leads to the moment when it was shown. */
export function PageChips(props: {
  pages: readonly VisitedPage[]
  at: number
  onSeek: (at: number) => void
}) {
  const { at, onSeek, pages } = props
  const current = pages.findLast((page) => page.at <= at)
  return (
    <Box
      role="group"
      aria-label={recordingTexts.visited}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}
    >
      {pages.map((page) => (
        <Chip
          key={page.at}
          size="small"
          variant={page === current ? "filled" : "outlined"}
          label={`${clockText(page.at)} ${page.path}`}
          aria-pressed={page === current}
          onClick={() => onSeek(page.at)}
          sx={{ maxWidth: "100%" }}
        />
      ))}
    </Box>
  )
}
