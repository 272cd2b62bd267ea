import type { Consent } from "../consent/consent-cookie.ts"

type Grant = "granted" | "denied"

const grant = (isGranted: boolean): Grant => (isGranted ? "granted" : "denied")

/** What Consent Mode knows before anybody chose: nothing is granted but what pages need (CHILE §6). */
export const consentDefault = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "granted",
  security_storage: "granted",
  /** Milliseconds that tags wait for a choice which was made before. */
  wait_for_update: 500,
} as const

/** A choice in Consent Mode's words. */
export function consentUpdate({ measurement, ads }: Pick<Consent, "measurement" | "ads">) {
  return {
    ad_storage: grant(ads),
    ad_user_data: grant(ads),
    ad_personalization: grant(ads),
    analytics_storage: grant(measurement),
  }
}
