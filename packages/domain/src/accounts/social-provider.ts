/** OAuth providers for log-in [S2.6]. */
export const socialProviders = ["google", "facebook"] as const

export type SocialProvider = (typeof socialProviders)[number]

export function isSocialProvider(text: string): text is SocialProvider {
  return socialProviders.some((provider) => provider === text)
}
