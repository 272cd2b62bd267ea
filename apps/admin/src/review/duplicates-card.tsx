import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { ReviewDetail } from "@wara/contract/review"
import { Link as RouterLink } from "react-router"
import { AdCover } from "../ui/pictures.tsx"
import { Section } from "../ui/section.tsx"
import { adTones, StateTag } from "../ui/state-tag.tsx"
import { adStateNames } from "../ui/ui-texts.ts"
import { duplicateReasonTexts, reviewTexts } from "./review-texts.ts"

/** Other ads that may offer the same machine, and why. */
export function DuplicatesCard({
  areNamesCompared,
  duplicates,
}: {
  areNamesCompared: boolean
  duplicates: ReviewDetail["duplicates"]
}) {
  const note = areNamesCompared ? reviewTexts.noDuplicates : reviewTexts.namesNotCompared
  return (
    <Section title={reviewTexts.duplicates}>
      {(duplicates.length === 0 || !areNamesCompared) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: duplicates.length && 1.5 }}>
          {note}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {duplicates.map((ad) => (
          <Box
            component="li"
            key={ad.ad_id}
            sx={{ display: "grid", gridTemplateColumns: "88px minmax(0, 1fr)", gap: 1.5 }}
          >
            <AdCover url={ad.cover_url} width={88} />
            <Box>
              <Link
                component={RouterLink}
                to={`/ads/${ad.ad_id}/show`}
                target="_blank"
                variant="body2"
              >
                {ad.name}
              </Link>
              <Box sx={{ display: "flex", gap: 0.75, flexWrap: "wrap", my: 0.5 }}>
                {ad.reasons.map((reason) => (
                  <StateTag key={reason} tone="bad">
                    {duplicateReasonTexts[reason]}
                  </StateTag>
                ))}
                <StateTag tone={adTones[ad.state]}>{adStateNames[ad.state]}</StateTag>
              </Box>
              <Typography variant="caption" color="textSecondary">
                {ad.is_same_owner ? reviewTexts.sameSeller : reviewTexts.otherSeller(ad.owner_name)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
