import type { AccountSummary } from "@wara/contract/account"
import { accountTexts } from "@wara/domain/accounts/account-texts"
import { type OwnContact, profileCompleteness } from "@wara/domain/accounts/profile-completeness"
import { type Profile, profileSchema } from "@wara/domain/accounts/profile-schema"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { cleanText } from "../../../texts/clean-text.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"
import { countListedAds } from "../../ads/use-cases/read-own-ads.ts"
import { countCredits } from "../../credits/use-cases/count-credits.ts"
import { communeExists, storeMissingContact, storeProfile } from "../store.ts"

/**
 * Stores the whole profile. Throws ValidationError when the commune does not exist, or when the
 * description is not valid as it is stored.
 */
export async function updateProfile(
  database: Database,
  userId: number,
  profile: Profile,
): Promise<void> {
  const { commune } = profile
  if (commune !== null && !(await communeExists(database, commune))) {
    throw new DomainError("ValidationError", "commune: unknown commune", [
      { path: ["commune"], message: accountTexts.communeInvalid },
    ])
  }
  await storeProfile(database, userId, withCleanDescription(profile))
}

/** What is left of a description may be too long, or contact data that its markup had hidden. */
function withCleanDescription(profile: Profile): Profile {
  const { isReduced, text } = cleanText(profile.description, "text")
  if (text === profile.description) return profile
  const { data, error } = profileSchema.safeParse({ ...profile, description: text })
  if (data !== undefined && !isReduced) return data
  const message = isReduced ? undefined : error?.issues[0]?.message
  throw new DomainError("ValidationError", "description: not valid as it is stored", [
    { path: ["description"], message: message ?? accountTexts.tooMuchMarkup },
  ])
}

/**
 * Adds the phone and commune of a valid ad that the profile lacks; existing values stay. Part of
 * the caller's transaction.
 */
export function completeContact(
  transaction: Database,
  userId: number,
  contact: OwnContact,
): Promise<void> {
  return storeMissingContact(transaction, userId, contact)
}

export async function readSummary(
  database: Database,
  userId: number,
  now: Date,
): Promise<AccountSummary> {
  const account = await readAccount(database, userId, ["commune"], now)
  return {
    credits: await countCredits(database, userId),
    ads_by_state: await countListedAds(database, userId),
    completeness: profileCompleteness(
      {
        confirmed: account.confirmed,
        phone: account.phone !== null,
        commune: account.commune !== null,
        rut: account.rut !== null || account.company_rut !== null,
        description: account.description !== "",
        avatar: account.avatar !== null,
      },
      account,
    ),
  }
}
