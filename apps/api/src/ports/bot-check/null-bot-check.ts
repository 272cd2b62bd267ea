import type { BotCheck } from "./bot-check.ts"

/** Where nobody tells people from robots: tokens are not looked at, the ordinary limits hold. */
export function createNullBotCheck(): BotCheck {
  return { judge: async () => ({ verdict: "off", reason: null }), tally: () => new Map() }
}
