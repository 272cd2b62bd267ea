import ArrowBack from "@mui/icons-material/ArrowBack"
import ArrowForward from "@mui/icons-material/ArrowForward"
import Close from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import Dialog from "@mui/material/Dialog"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import type { Image } from "@wara/contract/image"
import { type KeyboardEvent, useState } from "react"
import { teamPicture } from "../ui/pictures.tsx"
import { reviewTexts } from "./review-texts.ts"

/** The pictures in the viewer, and the index of the current one. */
export type Viewing = { pictures: readonly Image[]; index: number }

/** One picture over the whole window; arrow keys change it, a click shows it in full size. */
export function PictureViewer(props: { viewing: Viewing | null; onClose: () => void }) {
  if (!props.viewing) return null
  const { pictures, index } = props.viewing
  return <OpenViewer pictures={pictures} first={index} onClose={props.onClose} />
}

function OpenViewer(props: { pictures: readonly Image[]; first: number; onClose: () => void }) {
  const { pictures, first, onClose } = props
  const [index, setIndex] = useState(first)
  const [isFull, setFull] = useState(false)
  const picture = pictures[index]
  if (!picture) return null
  const go = (steps: number) => {
    setFull(false)
    setIndex((index + steps + pictures.length) % pictures.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") go(1)
    if (event.key === "ArrowLeft") go(-1)
  }
  const title = reviewTexts.picture(index + 1, pictures.length)
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-label={title}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, p: 1 }}>
        <Typography sx={{ flex: 1, pl: 1 }}>{title}</Typography>
        <IconButton onClick={() => go(-1)} aria-label={reviewTexts.previousPicture}>
          <ArrowBack />
        </IconButton>
        <IconButton onClick={() => go(1)} aria-label={reviewTexts.nextPicture}>
          <ArrowForward />
        </IconButton>
        <IconButton onClick={onClose} aria-label={reviewTexts.closeViewer} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <Box
        onClick={() => setFull(!isFull)}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: "auto",
          display: "grid",
          placeItems: isFull ? "start" : "center",
          cursor: isFull ? "zoom-out" : "zoom-in",
          bgcolor: ({ wara }) => wara.sunken,
        }}
      >
        <Box
          component="img"
          src={teamPicture(picture.url)}
          alt={picture.alternativeText ?? title}
          sx={
            isFull ? { maxWidth: "none" } : { maxWidth: "100%", maxHeight: "calc(100dvh - 64px)" }
          }
        />
      </Box>
    </Dialog>
  )
}
