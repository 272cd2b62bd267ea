import { inboxOf } from "../accounts/inbox.ts"
import { days } from "../time.ts"
import type { AbuseReason } from "./abuse-report.ts"

/** Independent people, and the sum of their weights, that take an ad out of sight. */
export const holdThreshold = { people: 3, weight: 3 } as const

/** Age in days from which the reports of a confirmed account count in full. */
export const trustedAccountDays = 30

/**
 * Days after a release in which only reports of confirmed accounts of a month put the ad on hold
 * again: the team has just seen it, and reports without an account, or with one that was opened for
 * them, cost nothing [B8.153] [B8.162].
 */
export const releasedAdDays = 7

/** An open report, with what is known of its sender. */
export type WeighedReport = {
  reason: AbuseReason
  reporterId: number | null
  email: string | null
  /** Hash of `customerNetworkOf`, as text: limits count a /64 by itself [B10.196]. */
  network: string
  /** When a confirmed account was opened; null for visitors and unconfirmed accounts. */
  accountSince: Date | null
  /** Earlier reports of the same account on which the team agreed, and did not. */
  upheld: number
  dismissed: number
}

/** Reasons by which buyers lose money; the others are mistakes that can wait, and count half. */
const graveReasons: readonly AbuseReason[] = ["fraud", "fake-price", "not-owner", "content"]

/**
 * Weight of a report: 1 for an account of a month, half for visitors and new accounts, who cost
 * nothing to invent; more with reports that were right, less with wrong ones.
 */
export function reportWeight(report: WeighedReport, now: Date): number {
  const { accountSince, dismissed, reason, upheld } = report
  const isKnown =
    accountSince !== null && now.getTime() - accountSince.getTime() >= days(trustedAccountDays)
  const record = Math.min(1.5, Math.max(0.25, (1 + upheld) / (1 + dismissed)))
  return (isKnown ? 1 : 0.5) * record * (graveReasons.includes(reason) ? 1 : 0.5)
}

/**
 * Reports by independent people: those that share an account, an e-mail or a network, also by way of
 * a third one, are of one person.
 */
export function independentReports(reports: readonly WeighedReport[]): WeighedReport[][] {
  let groups: WeighedReport[][] = []
  for (const report of reports) {
    const isSame = (group: WeighedReport[]) => group.some((other) => mayBeSamePerson(report, other))
    const same = groups.filter(isSame)
    groups = [...groups.filter((group) => !same.includes(group)), [report, ...same.flat()]]
  }
  return groups
}

function mayBeSamePerson(one: WeighedReport, other: WeighedReport): boolean {
  const isShared = (a: unknown, b: unknown) => a !== null && a === b
  return (
    one.network === other.network ||
    isShared(one.reporterId, other.reporterId) ||
    isShared(one.email && inboxOf(one.email), other.email && inboxOf(other.email))
  )
}

/**
 * Whether open reports take an ad out of sight until the team decides: of each person the heaviest
 * one counts.
 */
export function shouldHold(reports: readonly WeighedReport[], now: Date): boolean {
  const people = independentReports(reports)
  const weights = people.map((group) => Math.max(...group.map((one) => reportWeight(one, now))))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return people.length >= holdThreshold.people && total >= holdThreshold.weight
}
