import Box from "@mui/material/Box"
import { useTheme } from "@mui/material/styles"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewState } from "@wara/domain/ads/review"
import type { OrderState } from "@wara/domain/orders/order"

export type Tone = "ok" | "warn" | "bad" | "plain"

export const adTones: Record<AdState, Tone> = {
  draft: "plain",
  awaiting_payment: "plain",
  pending: "warn",
  changes_requested: "warn",
  rejected: "bad",
  active: "ok",
  on_hold: "warn",
  expired: "plain",
  deactivated: "plain",
  banned: "bad",
}

export const reviewTones: Record<ReviewState, Tone> = {
  pending: "warn",
  approved: "ok",
  changes_requested: "warn",
  rejected: "bad",
  withdrawn: "plain",
}

export const orderTones: Record<OrderState, Tone> = {
  created: "plain",
  redirected: "warn",
  paid: "ok",
  rejected: "bad",
  aborted: "plain",
  timed_out: "plain",
  failed: "bad",
  refunded: "plain",
  partially_refunded: "warn",
}

/** A state as a coloured tag; its word is sufficient without the colour. */
export function StateTag({ tone, children }: { tone: Tone; children: string }) {
  const { wara } = useTheme()
  const looks = {
    ok: { color: wara.ok, bgcolor: wara.okTint },
    warn: { color: wara.warn, bgcolor: wara.warnTint },
    bad: { color: wara.bad, bgcolor: wara.badTint },
    plain: { color: wara.inkSoft, bgcolor: wara.sunken },
  }
  return (
    <Box
      component="span"
      sx={{
        ...looks[tone],
        display: "inline-block",
        px: 0.75,
        borderRadius: 0.75,
        fontSize: "0.8125rem",
        fontWeight: 600,
        lineHeight: 1.6,
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  )
}
