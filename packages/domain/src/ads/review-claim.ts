import { minutes } from "../time.ts"

/** How long a submission is of the moderator who took it, from the last time they were seen on it. */
export const claimMs = minutes(10)

/** How often an open review desk says that its moderator is still there. */
export const claimRenewalMs = minutes(2)

/** A submission that somebody is reading. */
export type ReviewClaim = { userId: number; expiresAt: Date }

/** Whether a claim keeps this member of the team from deciding. */
export function isTakenByOther(claim: ReviewClaim | null, actorId: number, now: Date): boolean {
  return claim !== null && claim.userId !== actorId && claim.expiresAt > now
}
