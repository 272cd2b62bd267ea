import { missingContact, ownContactSchema } from "@wara/domain/accounts/own-contact"
import type { DraftAd } from "@wara/domain/ads/ad-draft"
import { completeContact, loadAccount } from "../../backend/account.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/** Keeps in the profile what it lacks of an ad's contact. */
export async function keepContact(ad: DraftAd, caller: RequestFacts): Promise<void> {
  const account = await loadAccount(caller)
  const profile = { phone: account.phone ?? "", commune: account.commune?.id ?? 0 }
  const contact = ownContactSchema.safeParse(missingContact(profile, ad))
  if (contact.success) await completeContact(contact.data, caller)
}
