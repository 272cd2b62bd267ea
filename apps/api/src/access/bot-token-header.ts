import { botTokenHeader, maxBotTokenLength } from "@wara/domain/site/bot-check"
import { z } from "zod"

const meaning =
  "Token of the bot check for this call, good once. A wrong one is a 403 (BotCheckError) and changes nothing; without one stricter limits hold"

/** The captcha token header, read by `requirePerson`. */
export const botTokenHeaders = {
  [botTokenHeader]: z.string().max(maxBotTokenLength).optional().describe(meaning),
}
