import Box from "@mui/material/Box"
import ButtonBase from "@mui/material/ButtonBase"
import Typography from "@mui/material/Typography"
import type { Image } from "@wara/contract/image"
import type { StaffAdContent } from "@wara/contract/review"
import { Fragment } from "react"
import { teamPicture } from "../ui/pictures.tsx"
import { Section } from "../ui/section.tsx"
import { StateTag, type Tone } from "../ui/state-tag.tsx"
import { WordDiff } from "../ui/word-diff.tsx"
import { picturesOnlyIn } from "./compare-content.ts"
import { MarkedText } from "./contact-leaks.tsx"
import { ContentTable } from "./content-table.tsx"
import type { Viewing } from "./picture-viewer.tsx"
import { type Against, reviewTexts } from "./review-texts.ts"

/**
 * The submission: pictures, fields and description; beside the public version of a change, or the
 * one that was sent back.
 */
export function Submission(props: {
  detail: StaffAdContent
  against?: Against
  onView: (viewing: Viewing) => void
}) {
  const { against = "published" } = props
  const { content, approved } = props.detail
  const count = content.gallery.length
  const open = (pictures: readonly Image[]) => (index: number) => props.onView({ pictures, index })
  const pictures = (
    <Fragment key="pictures">
      <Section title={approved ? reviewTexts.sentPictures(count) : reviewTexts.pictures(count)}>
        <PictureWall
          pictures={content.gallery}
          marked={approved ? picturesOnlyIn(content, approved) : new Set()}
          mark={{ tone: "ok", text: reviewTexts.newPicture }}
          onOpen={open(content.gallery)}
        />
      </Section>
      {approved && (
        <Section title={reviewTexts.picturesBefore[against](approved.gallery.length)}>
          <PictureWall
            pictures={approved.gallery}
            marked={picturesOnlyIn(approved, content)}
            mark={{ tone: "bad", text: reviewTexts.removedPicture }}
            onOpen={open(approved.gallery)}
          />
        </Section>
      )}
    </Fragment>
  )
  const facts = (
    <Fragment key="facts">
      <Section title={reviewTexts.details}>
        <ContentTable against={against} detail={props.detail} />
      </Section>
      <Section title={reviewTexts.description}>
        <Typography component="div" sx={{ whiteSpace: "pre-wrap", maxWidth: "70ch" }}>
          {approved && approved.description !== content.description ? (
            <WordDiff before={approved.description} after={content.description} />
          ) : (
            <MarkedText text={content.description} />
          )}
        </Typography>
      </Section>
    </Fragment>
  )
  // A new ad starts with its pictures, a change with its differences.
  return (
    <Box sx={{ display: "grid", gap: 2 }}>{approved ? [facts, pictures] : [pictures, facts]}</Box>
  )
}

type Mark = { tone: Tone; text: string }

/** Every picture of a version, large enough to review; each opens in the viewer. */
function PictureWall(props: {
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
              src={teamPicture((picture.formats.medium ?? picture).url)}
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
