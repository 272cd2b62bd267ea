import { accountTexts } from "@wara/domain/accounts/account-texts"
import type { Profile } from "@wara/domain/accounts/profile-schema"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { communeExists, storeProfile } from "../profile-store.ts"

/** Stores the whole profile. Throws ValidationError when the commune does not exist. */
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
  await storeProfile(database, userId, profile)
}
