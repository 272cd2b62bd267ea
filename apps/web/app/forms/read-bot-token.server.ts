import { botTokenField, maxBotTokenLength } from "@wara/domain/site/bot-check"
import { textOf } from "./read-form.server.ts"

/** The token of the bot check that a form brings; null when it brings none that could be one. */
export function readBotToken(form: FormData): string | null {
  const token = textOf(form, botTokenField)
  return /^[\x21-\x7e]+$/.test(token) && token.length <= maxBotTokenLength ? token : null
}
