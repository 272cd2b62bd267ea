import type { SellerTier } from "./seller-tier.ts"

export const sellerTierNames: Record<SellerTier, string> = {
  new: "Vendedor nuevo",
  known: "Vendedor conocido",
  trusted: "Vendedor de confianza",
}
