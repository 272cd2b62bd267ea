import { type AdTexts, findAdLeaks } from "../ads/find-ad-leaks.ts"
import { accountPattern, reservePattern } from "../leads/message-risk-texts.ts"
import { disposableDomain } from "./disposable-emails.ts"
import {
  type Risk,
  type RiskSignal,
  type RiskSignalKind,
  type RiskTrait,
  riskScores,
  riskTraits,
  riskWeights,
} from "./risk-signal.ts"

/** Another account, and what it has in common with the seller or with the ad. */
export type RelatedTraits = { id: number; isBanned: boolean; shares: readonly RiskTrait[] }

/** Prices of similar ads of other sellers, in pesos. */
export type PricePeers = { median: number; peers: number }

/** What is known about a submission. */
export type RiskFacts = {
  accounts: readonly RelatedTraits[]
  /** Ads of other sellers with a similar picture, and with the same serial number. */
  pictureAds: readonly number[]
  serialAds: readonly number[]
  /** The price in pesos, and similar ads; null when there are none. */
  priceClp: number
  samePeers: PricePeers | null
  categoryPeers: PricePeers | null
  texts: AdTexts
  /** The seller's address and the ad's. */
  emails: readonly string[]
}

/** A network of more accounts than this is a carrier's or a campus's, and says nothing. */
export const maxNetworkAccounts = 8

/** A price below this share of the median of its peers is suspicious. */
export const lowPriceShare = 0.55

/** Ads from which a median says something. */
export const minPeers = 8

/** Parts of the text that a signal quotes at most, and their length. */
const maxQuotes = 5
const quoteLength = 80

/** Adds up the signals of a submission; the same facts have the same score. */
export function assessRisk(facts: RiskFacts): Risk {
  const signals = [
    ...accountSignals(facts.accounts),
    ...adSignals("serial", facts.serialAds),
    ...adSignals("picture", facts.pictureAds),
    ...priceSignals(facts),
    ...textSignals(facts.texts),
    ...emailSignals(facts.emails),
  ].sort((a, b) => b.weight - a.weight)
  const sum = signals.reduce((total, { weight }) => total + weight, 0)
  return { score: Math.min(riskScores.max, sum), signals }
}

function* accountSignals(accounts: RiskFacts["accounts"]): Generator<RiskSignal> {
  for (const trait of riskTraits) {
    const sharing = accounts.filter(({ shares }) => shares.includes(trait))
    if (trait === "network" && sharing.length > maxNetworkAccounts) continue
    for (const isBanned of [true, false]) {
      const found = sharing.filter((account) => account.isBanned === isBanned)
      const kind = `${isBanned ? "banned" : "shared"}-${trait}` as const
      const weight = riskWeights[kind]
      if (found.length > 0) yield { kind, weight, accounts: found.map(({ id }) => id) }
    }
  }
}

function adSignals(kind: "serial" | "picture", ads: readonly number[]): RiskSignal[] {
  return ads.length === 0 ? [] : [{ kind, weight: riskWeights[kind], ads: [...ads] }]
}

/** Compared with the closest peers of which there are enough. */
function priceSignals({ categoryPeers, priceClp, samePeers }: RiskFacts): RiskSignal[] {
  const isEnough = (peers: PricePeers | null) => peers !== null && peers.peers >= minPeers
  const kind = isEnough(samePeers) ? "low-price" : "low-price-category"
  const found = kind === "low-price" ? samePeers : categoryPeers
  if (found === null || !isEnough(found) || found.median <= 0) return []
  const share = priceClp / found.median
  if (share >= lowPriceShare) return []
  return [{ kind, weight: riskWeights[kind], percent: Math.floor(share * 100), ...found }]
}

function textSignals(texts: AdTexts): RiskSignal[] {
  const leaks = findAdLeaks(texts)
  const quoted = (isPayment: boolean) =>
    leaks.filter(({ kind }) => (kind === "bank") === isPayment).map(({ text }) => text)
  const asks = [accountPattern, reservePattern].flatMap((pattern) => {
    const found = pattern.exec(texts.description)
    return found === null ? [] : [wholeWords(texts.description, found.index, found[0].length)]
  })
  return [
    ...quoteSignals("payment", [...quoted(true), ...asks]),
    ...quoteSignals("contact", quoted(false)),
  ]
}

/** A part of a text up to the end of its last word. */
function wholeWords(text: string, start: number, length: number): string {
  const found = text.slice(start, start + length)
  const rest = /^[\p{L}\d]*/u.exec(text.slice(start + length))?.[0] ?? ""
  const endsInWord = /[\p{L}\d]$/u.test(found)
  return endsInWord ? `${found}${rest}` : found.replace(/[\s.-]+$/, "")
}

function quoteSignals(
  kind: Extract<RiskSignalKind, "payment" | "contact">,
  found: readonly string[],
): RiskSignal[] {
  const written = found.map((text) => text.trim().slice(0, quoteLength))
  const quotes = [...new Map(written.map((text) => [text.toLowerCase(), text])).values()]
  if (quotes.length === 0) return []
  return [{ kind, weight: riskWeights[kind], quotes: quotes.slice(0, maxQuotes) }]
}

function emailSignals(emails: readonly string[]): RiskSignal[] {
  const domain = emails.map(disposableDomain).find((found) => found !== null)
  const kind = "disposable-email"
  return domain ? [{ kind, weight: riskWeights[kind], domain }] : []
}

/**
 * A serial number that can tell one machine from others; null for "S/N", "0000" and the like.
 */
export function distinctiveSerial(serial: string): string | null {
  const plain = serial.trim().toLowerCase()
  const signs = plain.replace(/[^\p{L}\d]/gu, "")
  if (signs.length < 4 || !/\d/.test(signs) || new Set(signs).size < 2) return null
  return plain
}
