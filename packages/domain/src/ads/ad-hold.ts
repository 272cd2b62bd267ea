/** Who placed a hold: a member of the team, or independent reports by themselves. */
export const holdCauses = ["staff", "reports"] as const

export type HoldCause = (typeof holdCauses)[number]

/** How a hold ended; the last one when the owner's account was closed meanwhile. */
export const holdOutcomes = ["released", "banned", "account_closed"] as const

export type HoldOutcome = (typeof holdOutcomes)[number]

/** Lengths of an appeal, in characters. */
export const appealLimits = { min: 20, max: 2_000 } as const

/** Days that the appeal link of the mail about a hold is valid. */
export const appealLinkDays = 30

/** Whether a member of the team may decide a hold: never the one who placed it. */
export function mayDecideHold(hold: { placedBy: number | null }, actorId: number): boolean {
  return hold.placedBy !== actorId
}

/** Whether the owner may still appeal: once, and only while nobody has decided. */
export function canAppeal(hold: { appealedAt: Date | null; decidedAt: Date | null }): boolean {
  return hold.appealedAt === null && hold.decidedAt === null
}
