import { z } from "zod"
import { freeAdsOnSignUp } from "../accounts/account.ts"
import { adDurationDays, maxDrafts, renewalDays } from "../ads/ad-term.ts"
import { defaultRevealLimits } from "../ads/contact-reveals.ts"
import { maxAlerts } from "../alerts/alert.ts"
import { maxFavourites } from "../favourites/favourite.ts"
import { maxLeadsPerAd, maxQuestions } from "../leads/lead.ts"
import { defaultFeaturedPrice } from "../orders/quote.ts"

/** Minimum and maximum of each setting. */
export const settingsLimits = {
  featured_price: { min: 1, max: 9_999_999 },
  free_ads: { min: 0, max: 50 },
  ad_days: { min: 1, max: 365 },
  /** An ad can be renewed from three days before its end, so no reminder is sent earlier. */
  reminder_days: { min: 1, max: renewalDays },
  drafts: { min: 1, max: 200 },
  saved_ads: { min: 100, max: 1_000 },
  alerts: { min: 2, max: 100 },
  reveals_hour: { min: 1, max: 100 },
  reveals_day: { min: 1, max: 500 },
  questions_network_hour: { min: 1, max: 200 },
  questions_email_hour: { min: 1, max: 50 },
  questions_email_day: { min: 1, max: 200 },
  questions_ad: { min: 1, max: 20 },
  response_hours: { min: 1, max: 240 },
  /** 0 is no, 1 is yes. */
  trusted_publishing: { min: 0, max: 1 },
} as const

export type SettingName = keyof typeof settingsLimits

const setting = (name: SettingName, value: number) =>
  z.int().min(settingsLimits[name].min).max(settingsLimits[name].max).default(value)

/** Settings that operators can change; unset ones have the specification's defaults. */
export const settingsSchema = z.strictObject({
  /**
   * Price of a featured placement, with a pack, with an ad or by itself: whole pesos, IVA included.
   */
  featured_price: setting("featured_price", defaultFeaturedPrice),
  /** Publication credits that a new account gets [S1.2]. */
  free_ads: setting("free_ads", freeAdsOnSignUp),
  /**
   * Duration in days of ads from credits granted from now on, and of a featured placement that is
   * bought.
   */
  ad_days: setting("ad_days", adDurationDays),
  /** Days before the end of an ad on which its owner is reminded. */
  reminder_days: setting("reminder_days", renewalDays),
  /** Maximum number of drafts per user. */
  drafts: setting("drafts", maxDrafts),
  /** Ads that an account may save. */
  saved_ads: setting("saved_ads", maxFavourites),
  /** Alerts of an e-mail address. */
  alerts: setting("alerts", maxAlerts),
  /** Ads of which an account may see the contact data, in an hour and in 24. */
  reveals_hour: setting("reveals_hour", defaultRevealLimits.hour),
  reveals_day: setting("reveals_day", defaultRevealLimits.day),
  /** Questions to sellers: of a network and of an e-mail in an hour, of an e-mail in a day. */
  questions_network_hour: setting("questions_network_hour", maxQuestions.questions_network_hour),
  questions_email_hour: setting("questions_email_hour", maxQuestions.questions_email_hour),
  questions_email_day: setting("questions_email_day", maxQuestions.questions_email_day),
  /** Questions of one sender about one ad. */
  questions_ad: setting("questions_ad", maxLeadsPerAd),
  /** Hours in which the team intends to decide a submission, shown to its seller. */
  response_hours: setting("response_hours", 24),
  /**
   * Whether low risk ads of trusted sellers are published before a person reads them. Off, because
   * the specification has every ad reviewed [S1.4].
   */
  trusted_publishing: setting("trusted_publishing", 0),
})

export type Settings = z.infer<typeof settingsSchema>

/**
 * Settings that everybody may read because pages name them. The limits against abuse are not among
 * them: anyone who knew a limit would stay just below it.
 */
export const publicSettingsSchema = settingsSchema
  .pick({ featured_price: true, free_ads: true, ad_days: true, drafts: true, response_hours: true })
  .strip()

export type PublicSettings = z.infer<typeof publicSettingsSchema>

/** Whether a setting is answered by yes or no. */
export function isSwitch(name: SettingName): boolean {
  const { max, min } = settingsLimits[name]
  return min === 0 && max === 1
}

/** Names of the settings, in the panel's order. */
export const settingNames: readonly SettingName[] = [
  "featured_price",
  "free_ads",
  "ad_days",
  "reminder_days",
  "drafts",
  "saved_ads",
  "alerts",
  "reveals_hour",
  "reveals_day",
  "questions_network_hour",
  "questions_email_hour",
  "questions_email_day",
  "questions_ad",
  "response_hours",
  "trusted_publishing",
]
