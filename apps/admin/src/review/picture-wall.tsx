import Box from "@mui/material/Box"
import ButtonBase from "@mui/material/ButtonBase"
import type { Image } from "@wara/contract/image"
import { StateTag, type Tone } from "../ui/state-tag.tsx"
import { reviewTexts } from "./review-texts.ts"

type Mark = { tone: Tone; text: string }

/** Every picture of a version, large enough to judge; each opens in the viewer. */
export function PictureWall(props: {
  pictures: readonly Image[]
  marked: ReadonlySet<number>
  mark: Mark
  onOpen: (index: number) => void
}) {
  const { pictures, marked, mark, onOpen } = props
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 45%), 1fr))",
        gap: 1,
        m: 0,
        p: 0,
        listStyle: "none",
      }}
    >
      {pictures.map((picture, index) => (
        <Box component="li" key={picture.id} sx={{ position: "relative" }}>
          <ButtonBase
            onClick={() => onOpen(index)}
            aria-label={reviewTexts.openPicture(index + 1)}
            sx={{ display: "block", width: "100%", borderRadius: 1, overflow: "hidden" }}
          >
            <Box
              component="img"
              src={(picture.formats.medium ?? picture).url}
              alt={picture.alternativeText ?? ""}
              loading="lazy"
              sx={{
                display: "block",
                width: "100%",
                aspectRatio: "4 / 3",
                objectFit: "cover",
                bgcolor: ({ wara }) => wara.sunken,
              }}
            />
          </ButtonBase>
          <Box sx={{ position: "absolute", top: 6, left: 6, display: "flex", gap: 0.5 }}>
            {index === 0 && <StateTag tone="plain">{reviewTexts.cover}</StateTag>}
            {marked.has(picture.id) && <StateTag tone={mark.tone}>{mark.text}</StateTag>}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
