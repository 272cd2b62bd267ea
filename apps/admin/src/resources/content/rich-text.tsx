import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { type CleanNode, sanitise } from "@wara/domain/content/sanitise"
import { createElement, lazy, type ReactNode, Suspense, useMemo } from "react"
import { useWatch } from "react-hook-form"
import { parseInert } from "../../markup/inert-parser.ts"
import { panelSettings } from "../../panel-settings.ts"
import { Section } from "../../ui/section.tsx"
import { contentTexts } from "./content-texts.ts"

const RichField = lazy(() => import("./rich-field.tsx"))

/** The rich-text editor, which is large and therefore loaded lazily. */
export function RichInput(props: { source: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton variant="rectangular" width="100%" height={260} />}>
      <RichField {...props} />
    </Suspense>
  )
}

/** Preview of the text as the site will show it. */
export function RichPreview({ source }: { source: string }) {
  const html = useWatch({ name: source })
  const pieces = useMemo(() => readRichText(String(html ?? "")), [html])
  return (
    <Box sx={{ width: "100%", mt: 1 }}>
      <Section title={contentTexts.preview}>
        <Box
          sx={{
            maxWidth: "44rem",
            fontSize: "1rem",
            lineHeight: 1.5625,
            overflowWrap: "anywhere",
            "& h2": { fontSize: "1.375rem", fontStretch: "112%", fontWeight: 650, mt: 4, mb: 1.5 },
            "& h3": { fontSize: "1.125rem", fontStretch: "112%", fontWeight: 650, mt: 3, mb: 1 },
            "& a": { color: ({ wara }) => wara.sky },
            "& > :first-child": { mt: 0 },
          }}
        >
          {pieces.map(draw)}
        </Box>
      </Section>
    </Box>
  )
}

function draw(piece: CleanNode, key: number): ReactNode {
  if (typeof piece === "string") return piece
  if (piece.tag === "br") return <br key={key} />
  const { tag, href, children } = piece
  const own = href?.startsWith("/") ? `${panelSettings.siteUrl}${href}` : href
  const link = own === undefined ? {} : { href: own, target: "_blank", rel: "noopener" }
  return createElement(tag, { key, ...link }, ...children.map(draw))
}

/** HTML sanitised to the level `rich`, as the site shows it; nothing in it executes or loads. */
export function readRichText(html: string): CleanNode[] {
  return sanitise(html, "rich", parseInert)
}
