/** Who may vouch for a person at log-in (spec §2). */
export const socialProviders = ["google", "facebook"] as const

/** One of them. */
export type SocialProvider = (typeof socialProviders)[number]

/** Whether a text names a provider. */
export function isSocialProvider(text: string): text is SocialProvider {
  return socialProviders.some((provider) => provider === text)
}
