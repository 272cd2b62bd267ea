import Box from "@mui/material/Box"
import { findContactLeaks } from "@wara/domain/ads/contact-leaks"
import { leakNames } from "./review-texts.ts"

/** A text with phones, e-mails, links and bank terms highlighted. */
export function MarkedText({ text }: { text: string }) {
  const leaks = findContactLeaks(text)
  if (leaks.length === 0) return text
  const last = leaks.at(-1)?.end ?? 0
  return (
    <>
      {leaks.map(({ kind, start, end, text: part }, index) => (
        <span key={start}>
          {text.slice(leaks[index - 1]?.end ?? 0, start)}
          <Box
            component="mark"
            title={leakNames[kind]}
            data-leak={kind}
            sx={{
              bgcolor: ({ wara }) => wara.warnTint,
              color: ({ wara }) => wara.warn,
              fontWeight: 650,
              borderRadius: 0.5,
              px: 0.25,
              outline: "1px solid currentColor",
            }}
          >
            {part}
          </Box>
          {end === last ? text.slice(last) : null}
        </span>
      ))}
    </>
  )
}
