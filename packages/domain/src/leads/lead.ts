import type { AdState } from "../ads/ad-state.ts"
import { days, hours } from "../time.ts"

/**
 * How a person contacted a seller: a written question from the form, a yard's QR code or an offer
 * for a wanted machine, or a seen number, WhatsApp message or mail outside the site.
 */
export const leadChannels = ["form", "phone", "whatsapp", "email", "qr", "wanted"] as const

export type LeadChannel = (typeof leadChannels)[number]

/** Channels of logged-in people outside the site: one row per person, ad, channel and Chilean day. */
export const contactChannels = ["phone", "whatsapp", "email"] as const satisfies LeadChannel[]

export type ContactChannelOfAd = (typeof contactChannels)[number]

/** What buyers ask for with one press; each writes a sentence. */
export const leadAsks = [
  "disponibilidad",
  "visita",
  "factura",
  "traslado",
  "financiamiento",
  "video",
] as const

export type LeadAsk = (typeof leadAsks)[number]

export const leadStates = ["new", "seen", "answered", "visit", "won", "lost", "spam"] as const

export type LeadState = (typeof leadStates)[number]

/** Transitions that sellers choose themselves, in the order of their buttons. */
export const sellerChoices = ["agree-visit", "win", "lose", "mark-spam", "reopen"] as const

export type SellerChoice = (typeof sellerChoices)[number]

/** What the team did to the ad of a thread: its buyer is warned [B8.157]. */
export const adMeasures = ["on_hold", "banned"] as const

export type AdMeasure = (typeof adMeasures)[number]

/** The measure that an ad's state says; null for none, and without an ad. */
export const measureOf = (state: AdState | null): AdMeasure | null =>
  adMeasures.find((measure) => measure === state) ?? null

/** Who wrote a message of a thread; `house` is the site itself. */
export const leadAuthors = ["buyer", "seller", "house"] as const

export type LeadAuthor = (typeof leadAuthors)[number]

/** The two sides of a thread. */
export type LeadSide = "buyer" | "seller"

/** Maximum lengths in characters, and numbers of things. */
export const leadLimits = {
  name: 80,
  email: 254,
  phone: 20,
  company: 80,
  message: 2_000,
  note: 1_000,
  source: 40,
  template: 1_000,
  templateTitle: 60,
  templates: 10,
  /** Messages in a thread, the first one not counted. */
  messages: 200,
} as const

/** Questions that one sender may ask about one ad. */
export const maxLeadsPerAd = 3

/** Usual limits of new questions, by the names of their settings. */
export const maxQuestions = {
  questions_network_hour: 10,
  questions_email_hour: 5,
  questions_email_day: 20,
} as const

/** What these limits count, by network and by the e-mail of the sender, and in which time. */
export const leadRates = [
  { setting: "questions_network_hour", of: "network", windowMs: hours(1) },
  { setting: "questions_email_hour", of: "email", windowMs: hours(1) },
  { setting: "questions_email_day", of: "email", windowMs: days(1) },
] as const

/** Messages that one side of a thread may write: each is a mail to the other. */
export const replyRate = { max: 20, windowMs: hours(1) } as const

/**
 * Mails about questions and messages that a seller gets one by one: from senders who proved their
 * address, and as many from all others. What comes beyond is in the inbox at once, and in one mail
 * about all of it at the end of the hour [B8.164].
 */
export const sellerMailRates = [
  { max: 10, windowMs: hours(1) },
  { max: 40, windowMs: days(1) },
] as const

/** Time between two reminders to a seller about questions without an answer. */
export const reminderPauseMs = hours(1)

/** Machines that the mail about many questions names. */
export const summaryItems = 10

/** Days for which the link of an e-mail opens its thread. */
export const leadCodeDays = 60

/** Days for which a mail to an address that nobody proved is postponed until its owner proves it. */
export const postponedDays = 7

/** How long leads contain personal data; then they remain as anonymous counts. */
export const leadMonths = 12

/** Other machines named in the mail about a sold one. */
export const soldAlternatives = 4
