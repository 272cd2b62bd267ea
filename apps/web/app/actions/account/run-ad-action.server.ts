import { BackendError } from "../../backend/backend-error.server.ts"
import {
  deactivateAd,
  duplicateAd,
  featureAd,
  renewAd,
  reopenAd,
  resumeAd,
} from "../../backend/own-ad-actions.server.ts"
import { removeAd } from "../../backend/own-ads.server.ts"
import type { OwnAdAction } from "../../features/account/ads/read-own-ad-forms.server.ts"
import type { ownAdDoneTexts } from "../../features/account/ads/texts.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/** Runs the action of an own-ad form and returns the message to show. Throws BackendError. */
export async function runAdAction(
  action: OwnAdAction,
  caller: RequestFacts,
): Promise<keyof typeof ownAdDoneTexts> {
  const { ad, intent, key } = action
  if (intent === "renew") {
    await renewAd(ad, key, caller)
    return "renovado"
  }
  if (intent === "feature") {
    await featureAd(ad, key, caller)
    return "destacado"
  }
  if (intent === "withdraw" || intent === "reopen") {
    await reopenAd(ad, caller)
    return "retirado"
  }
  if (intent === "resume") {
    await resumeAd(ad, caller)
    return "de-vuelta"
  }
  if (intent === "duplicate") {
    await duplicateAd(ad, key, caller)
    return "duplicado"
  }
  if (intent === "delete") {
    await removeAd(ad, caller)
    return "eliminado"
  }
  await deactivateAd(ad, action.reason, caller)
  return action.reason === "sold" ? "vendido" : "pausado"
}

/** The backend's own message for an error, keyed by the error's name; empty when there is none. */
export function describeOutcome(error: unknown): Record<string, string> {
  if (!(error instanceof BackendError)) return {}
  const [first] = error.details.errors ?? []
  return first ? { [error.name]: first.message } : {}
}
