import { personalInReports } from "../personal/personal-shapes.ts"

/** Longest text that is looked at, and what is kept of it, in characters. */
const longest = { read: 4_000, kept: 400 }

/** A name of the code in quotes says what broke; any other quoted text may be what a person wrote. */
const codeName = /^[a-z_$][\w$.]{0,40}$/

/** What is hidden, in this order, and what stands there instead. */
const hidden: readonly [RegExp, string][] = [
  // A database's driver repeats the values after the statement.
  [/\s*\bparams:[\s\S]*$/i, ""],
  [/[?#][^\s"'`)\]>]*=[^\s"'`)\]>]*/g, ""],
  [/\b(?:bearer|basic)\s+\S+/gi, "[token]"],
  [personalInReports.email, "[email]"],
  [/\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, "[token]"],
  [/\b(?:[0-9a-f]{0,4}:){3,}[0-9a-f]{0,4}\b/gi, "[ip]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[ip]"],
  [personalInReports.number, "[number]"],
]

/**
 * A text of the program without what may tell who somebody is: e-mails, RUTs, phone numbers, tokens,
 * addresses of the network, queries, values of statements, and quoted text that is no name of the code.
 * For what leaves the house; cut to 400 characters.
 */
export function hidePersonalData(text: string): string {
  let result = text.slice(0, longest.read)
  for (const [pattern, instead] of hidden) result = result.replace(pattern, instead)
  return result
    .replace(/(?<![\w\]])(["'`])(.*?)\1(?!\w)/gs, (quoted, mark: string, inner: string) =>
      codeName.test(inner) ? quoted : `${mark}…${mark}`,
    )
    .slice(0, longest.kept)
}
