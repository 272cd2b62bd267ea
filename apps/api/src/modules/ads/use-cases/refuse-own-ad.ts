import { ownAdRefusal } from "@wara/domain/ads/review-texts"
import { DomainError } from "@wara/domain/errors"

/** Team members must not decide on their own ads. Throws ForbiddenError. */
export function refuseOwnAd(ownerId: number, actorId: number): void {
  if (ownerId !== actorId) return
  throw new DomainError("ForbiddenError", "You cannot review your own ad", [
    { path: ["review"], message: ownAdRefusal },
  ])
}
