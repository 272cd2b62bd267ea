import { ownAdRefusal } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"

/** Nobody of the team decides on their own ad. Throws ForbiddenError. */
export function refuseOwnAd(ownerId: number, actorId: number): void {
  if (ownerId !== actorId) return
  throw new DomainError("ForbiddenError", "Nobody decides on the own ad", [
    { path: ["review"], message: ownAdRefusal },
  ])
}
