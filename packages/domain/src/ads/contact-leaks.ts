import {
  announcesOtherNumber,
  announcesPhone,
  bankPatterns,
  unitBehind,
} from "./contact-leak-texts.ts"

/** Content that an ad's text must not contain: ways to contact the seller, and bank details. */
export const contactLeakKinds = ["phone", "email", "link", "bank"] as const

export type ContactLeakKind = (typeof contactLeakKinds)[number]

/** A part of a text that leaks contact data; `start` and `end` are positions in the text. */
export type ContactLeak = { kind: ContactLeakKind; text: string; start: number; end: number }

/** Kinds that the form refuses; bank details are only shown to the reviewer. */
export const refusedLeakKinds = ["phone", "email", "link"] as const satisfies ContactLeakKind[]

/**
 * Finds every leak in a text, in order and without overlaps. Prices, years, sizes, weights, RUTs,
 * model and part numbers are not leaks: a number is a phone only in a Chilean phone notation.
 */
export function findContactLeaks(text: string): ContactLeak[] {
  const found = [...emails(text), ...links(text), ...phones(text), ...bankWords(text)]
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const leaks: ContactLeak[] = []
  for (const leak of found) {
    if (leak.start >= (leaks.at(-1)?.end ?? 0)) leaks.push(leak)
  }
  return leaks
}

/** The first leak that the form refuses; null when there is none. */
export function findRefusedLeak(text: string): ContactLeak | null {
  const refused: readonly string[] = refusedLeakKinds
  return findContactLeaks(text).find(({ kind }) => refused.includes(kind)) ?? null
}

function* matches(kind: ContactLeakKind, text: string, pattern: RegExp): Generator<ContactLeak> {
  for (const match of text.matchAll(pattern)) {
    yield { kind, text: match[0], start: match.index, end: match.index + match[0].length }
  }
}

const at = String.raw`(?:\s*[([{]\s*(?:arroba|at)\s*[)\]}]\s*|\s+arroba\s+|\s?@\s?)`
const dot = String.raw`(?:\.|\s+punto\s+|\s*[([{]\s*(?:punto|dot)\s*[)\]}]\s*)`
const topLevel = "(?:cl|com|net|org|info|biz|io|app|shop|store|site|online|me|es|ar|pe)"
const label = String.raw`[\p{L}\d][\p{L}\d-]*`

/** "ventas@faena.cl", also disguised: "ventas arroba faena punto cl". */
const emailPattern = new RegExp(
  String.raw`[\p{L}\d][\p{L}\d._%+-]*${at}${label}(?:\.${label})*?${dot}${topLevel}(?![\p{L}\d])`,
  "giu",
)

const emails = (text: string) => matches("email", text, emailPattern)

/** Addresses with or without "https://", and account names such as "@faena". */
const linkPatterns = [
  /\bhttps?:\/\/[^\s<>"'«»]+/giu,
  /\bwww\.[^\s<>"'«»]+/giu,
  /(?<![\p{L}\d@.])(?:wa\.me|t\.me|bit\.ly|instagr\.am|fb\.com|fb\.me)\/[^\s<>"'«»]*/giu,
  new RegExp(
    String.raw`(?<![\p{L}\d@.\-])(?:${label}\.)*(?=[\p{L}\d-]*\p{L}{2})${label}\.(?:cl|com|net|org|info|shop|store)(?![\p{L}\d])(?:/[^\s<>"'«»]*)?`,
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

function* bankWords(text: string): Generator<ContactLeak> {
  for (const pattern of bankPatterns) yield* matches("bank", text, pattern)
}
