import { freeAdsOnSignUp } from "../accounts/account.ts"
import { adDurationDays } from "../ads/ad-term.ts"
import type { PublicSettings } from "./settings-schema.ts"

/** What a new account gets: operators set both numbers. */
export type Offer = {
  /** Free ads; 0 for none. */
  freeAds: number
  /** Days that each of them is published. */
  adDays: number
}

/** What a new account gets by the settings; without them, what the specification says. */
export function offerOf(settings: PublicSettings | null): Offer {
  return {
    freeAds: settings?.free_ads ?? freeAdsOnSignUp,
    adDays: settings?.ad_days ?? adDurationDays,
  }
}

/** "3 anuncios gratis". */
export function freeAdsText({ freeAds }: Offer): string {
  return freeAds === 1 ? "1 anuncio gratis" : `${freeAds} anuncios gratis`
}

/** "15 días". */
export function adDaysText({ adDays }: Offer): string {
  return adDays === 1 ? "1 día" : `${adDays} días`
}

/** Title of every invitation to register [S2.4]. */
export function inviteTitle(offer: Offer): string {
  return offer.freeAds === 0
    ? "¡Regístrate y publica tus equipos!"
    : `¡Consigue ${freeAdsText(offer)} al registrarte!`
}

/** Text below that title. */
export function inviteText(offer: Offer): string {
  return offer.freeAds === 0
    ? "Crear tu cuenta es gratis y toma un minuto."
    : `Cada anuncio dura ${adDaysText(offer)} publicado.`
}
