import { inviteText, inviteTitle } from "@wara/domain/site/offer-texts"
import { settingsSchema } from "@wara/domain/site/settings-schema"
import { expect, test } from "vitest"
import { welcomeText } from "../features/account/overview/texts.ts"
import { registerOffer } from "../features/auth/texts.ts"
import { homeSteps } from "../features/home/texts.ts"
import { publishTexts } from "../features/publish/texts.ts"

const { free_ads, ad_days } = settingsSchema.parse({})
const usual = { freeAds: free_ads, adDays: ad_days }

test("[B5.36] [S2.29] with default settings the invitation has the specified text", () => {
  expect(inviteTitle(usual)).toBe("¡Consigue 3 anuncios gratis al registrarte!")
  expect(inviteText(usual)).toBe("Cada anuncio dura 15 días publicado.")
})

test.each([
  [{ freeAds: 5, adDays: 30 }, "5 anuncios gratis", "30 días"],
  [{ freeAds: 1, adDays: 1 }, "1 anuncio gratis", "1 día"],
])("[B5.36] the offer follows the settings: %o", (offer, ads, days) => {
  const texts = [
    inviteTitle(offer),
    inviteText(offer),
    JSON.stringify(homeSteps(offer)),
    JSON.stringify(registerOffer(offer)),
    publishTexts.lead(offer),
    publishTexts.description(offer),
    JSON.stringify(publishTexts.awaits(offer, 24)),
  ].join(" ")
  expect(texts).toContain(ads)
  expect(texts).toContain(days)
  expect(texts).not.toMatch(/\b(3|15) (anuncios|días)/)
})

test("[B5.36] without free ads none are offered", () => {
  const offer = { freeAds: 0, adDays: 15 }
  const texts = [
    inviteTitle(offer),
    inviteText(offer),
    homeSteps(offer),
    registerOffer(offer),
    publishTexts.lead(offer),
    publishTexts.description(offer),
    publishTexts.awaits(offer, null),
    welcomeText(offer),
  ]
  expect(JSON.stringify(texts)).not.toMatch(/anuncios? gratis|publicacion(es)? gratis|\b0 /)
})
