import {
  announcesOtherNumber,
  announcesPhone,
  bankPatterns,
  spelledDigits,
  unitBehind,
} from "./contact-leak-texts.ts"
import { readable } from "./readable-text.ts"

/** Content that an ad's text must not contain: ways to contact the seller, and bank details. */
export const contactLeakKinds = ["phone", "email", "link", "bank"] as const

export type ContactLeakKind = (typeof contactLeakKinds)[number]

/** A part of a text that leaks contact data; `start` and `end` are positions in the text. */
export type ContactLeak = { kind: ContactLeakKind; text: string; start: number; end: number }

/** Kinds that the form refuses; bank details are only shown to the reviewer. */
export const refusedLeakKinds = ["phone", "email", "link"] as const satisfies ContactLeakKind[]

/**
 * Finds every leak in a text, in order and without overlaps. Prices, years, sizes, weights, RUTs,
 * model and part numbers are not leaks: a number is a phone only in a Chilean phone notation, also
 * with digits written as words.
 */
export function findContactLeaks(original: string): ContactLeak[] {
  const { placeOf, text } = readable(original)
  const found = [
    ...emails(text),
    ...links(text),
    ...phones(text),
    ...spelledPhones(text),
    ...bankWords(text),
  ]
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const leaks: ContactLeak[] = []
  for (const leak of found) {
    if (leak.start >= (leaks.at(-1)?.end ?? 0)) leaks.push(leak)
  }
  if (text === original) return leaks
  return leaks.map(({ kind, ...leak }) => {
    const [start, end] = [placeOf(leak.start), placeOf(leak.end)]
    return { kind, text: original.slice(start, end), start, end }
  })
}

/** The leaks that the form refuses, in their order. */
export function findRefusedLeaks(text: string): ContactLeak[] {
  const refused: readonly string[] = refusedLeakKinds
  return findContactLeaks(text).filter(({ kind }) => refused.includes(kind))
}

/** The phones and e-mails in a name, which may be that of a site. */
export function findNameLeaks(name: string): ContactLeak[] {
  return findContactLeaks(name).filter(({ kind }) => kind === "phone" || kind === "email")
}

function* matches(kind: ContactLeakKind, text: string, pattern: RegExp): Generator<ContactLeak> {
  for (const match of text.matchAll(pattern)) {
    yield { kind, text: match[0], start: match.index, end: match.index + match[0].length }
  }
}

const at = String.raw`(?:\s*[([{]\s*(?:arroba|at)\s*[)\]}]\s*|\s+arroba\s+|\s?@\s?)`
const dot = String.raw`(?:\.|\s+punto\s+|\s*[([{]\s*(?:punto|dot)\s*[)\]}]\s*)`
const topLevel = "(?:cl|com|net|org|info|biz|io|app|shop|store|site|online|me|es|ar|pe)"
/**
 * Ends of addresses without "https://" that no sentence has by accident: those of sites in Chile, the
 * cheap ones of frauds, and those in other scripts.
 */
const bareEnds = String.raw`(?:cl|com|net|org|info|shop|store|top|xyz|zip|click|icu|cyou|sbs|vip|online|link|xn--[a-z\d-]+|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Arabic}]{2,24})`
/** Parts of an address have at most 63 characters; the bound keeps the search linear. */
const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`

/** "ventas@faena.cl", also disguised: "ventas arroba faena punto cl". */
const emailPattern = new RegExp(
  String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}${at}${label}(?:\.${label})*?${dot}${topLevel}(?![\p{L}\d])`,
  "giu",
)

const emails = (text: string) => matches("email", text, emailPattern)

/** Addresses with or without "https://", and account names such as "@faena". */
const linkPatterns = [
  /\bhttps?:\/\/[^\s<>"'«»]+/giu,
  /\bwww\.[^\s<>"'«»]+/giu,
  /(?<![\p{L}\d@.])(?:wa\.me|t\.me|bit\.ly|instagr\.am|fb\.com|fb\.me)\/[^\s<>"'«»]*/giu,
  new RegExp(
    String.raw`(?<![\p{L}\d@.\-])(?:${label}\.)*(?=[\p{L}\d-]{0,61}\p{L}{2})${label}\.${bareEnds}(?![\p{L}\d])(?:/[^\s<>"'«»]*)?`,
    "giu",
  ),
  /(?<![\p{L}\d@.])@(?=[\w.]*\p{L}{3})[\p{L}\d_][\p{L}\d_.]{2,29}/giu,
]

function* links(text: string): Generator<ContactLeak> {
  for (const pattern of linkPatterns) {
    for (const leak of matches("link", text, pattern)) {
      // A sentence without a space before it is not a link: "3 ejes.Com aire".
      if (!/\.[A-Z][a-z]+$/.test(leak.text)) yield leak
    }
  }
}

/** Digits in groups separated by a space, a dot or a hyphen. */
const numberPattern =
  /(?<![\p{L}\d])\(?(?:\+|00)?\(?\d+\)?(?:[ .\-\u00a0]{1,2}\(?\d+\)?)*(?![\p{L}\d])/gu

/** Groupings of the nine digits of a phone: 9 8765 4321, 98 765 4321, 9 87 65 43 21. */
const mobileShapes = new Set([
  "9",
  "1-8",
  "1-4-4",
  "1-2-2-2-2",
  "2-3-4",
  "2-3-2-2",
  "2-7",
  "3-3-3",
  "5-4",
  "1-3-5",
  "1-7-1",
])

function* phones(text: string): Generator<ContactLeak> {
  for (const match of text.matchAll(numberPattern)) {
    const { 0: written, index } = match
    const before = text.slice(Math.max(0, index - 40), index)
    const end = index + written.length
    if (!isPhone(written, announcesPhone.test(before))) continue
    if (announcesOtherNumber.test(before) || unitBehind.test(text.slice(end))) continue
    yield { kind: "phone", text: written, start: index, end }
  }
}

/**
 * Whether a group of digits is a Chilean phone number; after a word such as "fono" less evidence
 * suffices.
 */
function isPhone(written: string, isAnnounced: boolean): boolean {
  const groups = written.match(/\d+/g) ?? []
  const digits = groups.join("")
  if (/^\(?(?:\+|00)?\(?56\)?/.test(written) && /^(?:00)?56[2-9]\d{8}$/.test(digits)) {
    return /^\(?(?:\+|00)/.test(written) || digits.startsWith("569")
  }
  if (isAnnounced && /^(?:[2-9]\d{8}|[2-9]\d{7}|[2-9]\d{6})$/.test(digits)) return !isRut(written)
  // 987.654.321 is an amount.
  if (/^\d{1,3}(?:\.\d{3})+$/.test(written)) return false
  if (/^\(\d{1,2}\)/.test(written) && /^[2-7]\d{8}$/.test(digits)) return true
  if (!/^0?9\d{8}$/.test(digits)) return false
  const shape = groups.map(({ length }) => length).join("-")
  return mobileShapes.has(shape.replace(/^1-(?=9$)/, ""))
}

const isRut = (written: string) => /^\d{1,2}\.?\d{3}\.?\d{3}-\d$/.test(written)

const digitPattern = String.raw`(?<![\p{L}\d])(?:\d+|${spelledDigits.join("|")})(?![\p{L}\d])`

/** Digits and spelled digits with little between them: "nueve 8765 cuatro tres dos uno". */
const spelledPattern = new RegExp(
  String.raw`\+?${digitPattern}(?:[\s.,/()-]{1,3}${digitPattern})+`,
  "giu",
)

/** Length of the longest phone in digits: 56 9 8765 4321. */
const maxPhoneDigits = 11

type DigitGroup = { digits: string; start: number; end: number; isSpelled: boolean }

/** Phones in which at least one digit is a word. */
function* spelledPhones(text: string): Generator<ContactLeak> {
  for (const { 0: run, index } of text.matchAll(spelledPattern)) {
    const groups = digitGroups(run, index)
    const isAnnounced = announcesPhone.test(text.slice(Math.max(0, index - 40), index))
    for (let first = 0; first < groups.length; ) {
      const count = spelledPhoneLength(groups, first, isAnnounced && first === 0)
      const [start, end] = [groups[first]?.start, groups[first + count - 1]?.end]
      if (count > 0 && start !== undefined && end !== undefined)
        yield { kind: "phone", text: text.slice(start, end), start, end }
      first += Math.max(1, count)
    }
  }
}

const values: readonly string[] = spelledDigits

function digitGroups(run: string, offset: number): DigitGroup[] {
  return [...run.matchAll(new RegExp(digitPattern, "giu"))].map(({ 0: written, index }) => {
    const spelled = values.indexOf(written.toLowerCase())
    const start = offset + index
    const digits = spelled === -1 ? written : String(spelled)
    return { digits, start, end: start + written.length, isSpelled: spelled !== -1 }
  })
}

/** Whether groups are formed like a mobile phone, and not like a number and two years. */
function isMobile(parts: readonly DigitGroup[]): boolean {
  const isYears = parts.every(({ digits }) => digits.length !== 4 || /^(?:19|20)/.test(digits))
  const shape = parts.map(({ digits }) => digits.length).join("-")
  return mobileShapes.has(shape) && !(shape === "1-4-4" && isYears)
}

/** Number of groups, from `first`, that are a phone with a spelled digit; 0 when none are. */
function spelledPhoneLength(
  groups: readonly DigitGroup[],
  first: number,
  isAnnounced: boolean,
): number {
  let digits = ""
  let spelled = 0
  for (let count = 1; digits.length < maxPhoneDigits; count++) {
    const group = groups[first + count - 1]
    if (group === undefined) return 0
    digits += group.digits
    spelled += group.isSpelled ? 1 : 0
    if (spelled === 0) continue
    const parts = groups.slice(first, first + count)
    if (/^0?9\d{8}$/.test(digits) && (spelled > 1 || isAnnounced || isMobile(parts))) return count
    if (/^569\d{8}$/.test(digits)) return count
    const isWhole = first + count === groups.length
    if (isAnnounced && isWhole && /^[2-9]\d{6,8}$/.test(digits)) return count
  }
  return 0
}

function* bankWords(text: string): Generator<ContactLeak> {
  for (const pattern of bankPatterns) yield* matches("bank", text, pattern)
}
