/** Actions that a captcha protects; each token is valid for one of them [S7.15]. */
export type BotCheckAction =
  | "register"
  | "login"
  | "contact"
  | "upload"
  | "checkout"
  | "rights"
  | "report"
  | "lead"
  | "alert"

/** Header with a call's captcha token; an upload has its own field. */
export const botTokenHeader = "x-bot-token"

/** Field of the site's forms in which browsers post the captcha token. */
export const botTokenField = "bot_token"

/** Maximum length of a forwarded token, in characters; real ones have up to 2,048. */
export const maxBotTokenLength = 4_096
