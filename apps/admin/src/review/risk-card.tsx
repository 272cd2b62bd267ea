import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { ReviewDetail } from "@wara/contract/review"
import { type RiskSignal, riskScores } from "@wara/domain/risk/risk-signal"
import { riskSentence } from "@wara/domain/risk/risk-texts"
import { Link as RouterLink } from "react-router"
import { useNow } from "../ui/moment.tsx"
import { agoText } from "../ui/moment-texts.ts"
import { Section } from "../ui/section.tsx"
import { RiskTag } from "./risk-tag.tsx"
import { riskTexts } from "./risk-texts.ts"

/** The score of a submission and its signals, the heaviest first, each with its evidence. */
export function RiskCard({ risk }: Pick<ReviewDetail, "risk">) {
  const now = useNow()
  const sum = risk?.signals.reduce((total, { weight }) => total + weight, 0) ?? 0
  return (
    <Section title={riskTexts.title} actions={<RiskTag score={risk?.score ?? null} />}>
      {risk?.signals.length === 0 && <Typography variant="body2">{riskTexts.quiet}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {risk?.signals.map((signal) => (
          <Box
            component="li"
            key={signal.kind}
            sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 1 }}
          >
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {riskSentence(signal)}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {riskTexts.points(signal.weight)}
            </Typography>
            <Evidence signal={signal} />
          </Box>
        ))}
      </Box>
      {risk && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
          {sum > riskScores.max && `${riskTexts.capped} `}
          {riskTexts.computed(agoText(risk.computed_at, now))}
        </Typography>
      )}
    </Section>
  )
}

/** Links to the accounts and ads that a signal names. */
function Evidence({ signal }: { signal: RiskSignal }) {
  const links =
    "accounts" in signal
      ? signal.accounts.map((id) => [`/users/${id}/show`, riskTexts.account(id)] as const)
      : "ads" in signal
        ? signal.ads.map((id) => [`/ads/${id}/show`, riskTexts.ad(id)] as const)
        : []
  if (links.length === 0) return null
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
      {links.map(([to, text]) => (
        <Link key={to} component={RouterLink} to={to} target="_blank" variant="body2">
          {text}
        </Link>
      ))}
    </Box>
  )
}
