/** What somebody does while a bot check looks on; each token is of one of them (spec §7). */
export type BotCheckAction = "register" | "login" | "contact" | "upload" | "checkout"

/** Header in which a call brings the token of a bot check; an upload has a field of its own. */
export const botTokenHeader = "x-bot-token"

/** Field of the site's forms in which browsers post the token. */
export const botTokenField = "bot_token"

/** Longest token that is handed on, in characters; real ones have up to 2,048. */
export const maxBotTokenLength = 4_096
