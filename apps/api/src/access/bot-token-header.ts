import { botTokenHeader, maxBotTokenLength } from "@wara/domain/site/bot-check"
import { z } from "zod"

const meaning =
  "Bot check token of this request, valid once. An invalid token causes a 403 (BotCheckError) and changes nothing; without a token, stricter rate limits apply"

/** The captcha token header, read by `requirePerson`. */
export const botTokenHeaders = {
  [botTokenHeader]: z.string().max(maxBotTokenLength).optional().describe(meaning),
}
