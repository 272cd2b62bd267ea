import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { ReviewDetail } from "@wara/contract/review"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import { adStates } from "@wara/domain/ads/ad-state"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { sellerTierNames } from "@wara/domain/risk/seller-tier-texts"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { Link as RouterLink } from "react-router"
import { useNow } from "../ui/moment.tsx"
import { agoText, durationText, minutesSince } from "../ui/moment-texts.ts"
import { RelatedAccounts } from "../ui/related-accounts.tsx"
import { FactList, Section } from "../ui/section.tsx"
import { adTones, reviewTones, StateTag } from "../ui/state-tag.tsx"
import { adStateNames, relatedAccountTexts, reviewStateNames } from "../ui/ui-texts.ts"
import { reviewTexts } from "./review-texts.ts"

/** The seller: registration date, ads and earlier decisions. */
export function SellerCard({ seller }: { seller: ReviewDetail["seller"] }) {
  const now = useNow()
  const states = adStates.filter((state) => (seller.ads_by_state[state] ?? 0) > 0)
  const age = durationText(minutesSince(seller.createdAt, now))
  return (
    <Section title={reviewTexts.seller}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap", mb: 1 }}>
        <Link component={RouterLink} to={`/users/${seller.id}/show`} sx={{ fontWeight: 600 }}>
          {seller.name}
        </Link>
        {seller.pro && <StateTag tone="ok">{reviewTexts.company}</StateTag>}
        {seller.blocked && <StateTag tone="bad">{reviewTexts.blocked}</StateTag>}
        {seller.blocked_before && !seller.blocked && (
          <StateTag tone="warn">{reviewTexts.blockedBefore}</StateTag>
        )}
      </Box>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {reviewTexts.tier(sellerTierNames[seller.tier], seller.approved_ads, seller.refused_ads)}
      </Typography>
      <FactList
        facts={[
          [reviewTexts.email, seller.email],
          [reviewTexts.rut, seller.rut && formatRut(seller.rut)],
          [reviewTexts.companyRut, seller.company_rut && formatRut(seller.company_rut)],
          [reviewTexts.phone, seller.phone && formatPhone(seller.phone)],
          [reviewTexts.account, `${formatLongDate(new Date(seller.createdAt))} (${age})`],
        ]}
      />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {relatedAccountTexts.title}
      </Typography>
      <RelatedAccounts accounts={seller.related} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {reviewTexts.adsByState}
      </Typography>
      {states.length === 0 && <Typography variant="body2">{reviewTexts.noAds}</Typography>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
        {states.map((state) => (
          <StateTag key={state} tone={adTones[state]}>
            {`${adStateNames[state]} ${seller.ads_by_state[state] ?? 0}`}
          </StateTag>
        ))}
      </Box>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {reviewTexts.decisions}
      </Typography>
      {seller.decisions.length === 0 && (
        <Typography variant="body2">{reviewTexts.noDecisions}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {seller.decisions.map((decision) => (
          <Box component="li" key={`${decision.ad_id}-${decision.decided_at}`}>
            <Link component={RouterLink} to={`/ads/${decision.ad_id}/show`} variant="body2">
              {decision.name}
            </Link>
            <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
              <StateTag tone={reviewTones[decision.state]}>
                {reviewStateNames[decision.state]}
              </StateTag>
              <Typography variant="caption" color="textSecondary">
                {decision.reason && `${reviewReasonTexts[decision.reason].name}, `}
                {agoText(decision.decided_at, now)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
