import { botTokenField, maxBotTokenLength } from "@wara/domain/site/bot-check"
import { textOf } from "./read-form.server.ts"

/** The bot check token of a form; null when it is missing or malformed. */
export function readBotToken(form: FormData): string | null {
  const token = textOf(form, botTokenField)
  return /^[\x21-\x7e]+$/.test(token) && token.length <= maxBotTokenLength ? token : null
}
