import { z } from "zod"
import { freeAdsOnSignUp } from "../accounts/account-limits.ts"
import { maxDrafts } from "../ads/ad-limits.ts"
import { renewalDays } from "../ads/ad-renewal.ts"
import { adDurationDays } from "../ads/ad-visibility.ts"
import { defaultFeaturedPrice } from "../orders/order-items.ts"

/** Smallest and largest value of each setting. */
export const settingsLimits = {
  featured_price: { min: 1, max: 9_999_999 },
  free_ads: { min: 0, max: 50 },
  ad_days: { min: 1, max: 365 },
  /** An ad can be renewed from three days before its end: no reminder comes earlier. */
  reminder_days: { min: 1, max: renewalDays },
  drafts: { min: 1, max: 200 },
  response_hours: { min: 1, max: 240 },
} as const

/** Name of a setting. */
export type SettingName = keyof typeof settingsLimits

const setting = (name: SettingName, value: number) =>
  z.int().min(settingsLimits[name].min).max(settingsLimits[name].max).default(value)

/** What operators set without a programmer; what was never set is as the specification says. */
export const settingsSchema = z.strictObject({
  /** Price of a featured placement bought alone: whole pesos, IVA included. */
  featured_price: setting("featured_price", defaultFeaturedPrice),
  /** Publication credits that a new account gets (spec §9). */
  free_ads: setting("free_ads", freeAdsOnSignUp),
  /** Days of the credits that are given from now on, and of a featured placement bought alone. */
  ad_days: setting("ad_days", adDurationDays),
  /** Days before its end on which an ad's owner is reminded. */
  reminder_days: setting("reminder_days", renewalDays),
  /** Drafts that a person keeps at once. */
  drafts: setting("drafts", maxDrafts),
  /** Hours in which the team means to decide a submission, as its seller reads them. */
  response_hours: setting("response_hours", 24),
})

/** The settings of the site. */
export type Settings = z.infer<typeof settingsSchema>

/** Names of the settings, in the order of the panel. */
export const settingNames: readonly SettingName[] = [
  "featured_price",
  "free_ads",
  "ad_days",
  "reminder_days",
  "drafts",
  "response_hours",
]
