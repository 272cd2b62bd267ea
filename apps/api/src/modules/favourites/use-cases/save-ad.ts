import type { Favourite, VisitorFavourite } from "@wara/contract/favourite"
import { DomainError } from "@wara/domain/errors"
import { favouriteTexts } from "@wara/domain/favourites/favourite-texts"
import type { Database } from "../../../database/database.ts"
import { lockAccount } from "../../../database/lock-user.ts"
import { readSettings } from "../../settings/use-cases/settings.ts"
import {
  countFavourites,
  findFavourite,
  findPublicPrice,
  insertFavourite,
  listFavourites,
  mergeFavourites,
  writeNote,
} from "../store.ts"

/**
 * Saves a public ad for a user with its price of now, or changes the note of one that is saved;
 * without a note it is left as it is. Repeating it changes nothing. Throws NotFoundError for an ad
 * that is neither saved nor public, ConflictError with the path `favourites` past the limit.
 */
export async function saveAd(
  database: Database,
  save: { userId: number; adId: number; note: string | undefined },
  now: Date,
): Promise<Favourite> {
  const { userId, adId, note } = save
  return database.transaction(async (transaction) => {
    await lockOwner(transaction, userId)
    if ((await findFavourite(transaction, save)) === null) {
      const found = await findPublicPrice(transaction, adId, now)
      if (found === null) throw notPublic()
      const { saved_ads: limit } = await readSettings(transaction)
      if ((await countFavourites(transaction, userId)) >= limit) throw tooMany(limit)
      const { price: savedPrice, currency: savedCurrency } = found
      await insertFavourite(transaction, { userId, adId, savedPrice, savedCurrency, savedAt: now })
    }
    if (note !== undefined) await writeNote(transaction, save, note)
    const stored = await findFavourite(transaction, save)
    if (stored === null) throw notPublic()
    return stored
  })
}

/**
 * Adds the ads that a browser saved for a visitor to the account that logged in there, and returns
 * all of its saved ads. Repeating it changes nothing.
 */
export async function mergeSavedAds(
  database: Database,
  { userId, saved }: { userId: number; saved: readonly VisitorFavourite[] },
  now: Date,
): Promise<Favourite[]> {
  return database.transaction(async (transaction) => {
    await lockOwner(transaction, userId)
    const { saved_ads: max } = await readSettings(transaction)
    await mergeFavourites(transaction, userId, { saved, max }, now)
    return listFavourites(transaction, userId)
  })
}

/** Parallel calls of an account wait for each other, so that none passes the limit. */
async function lockOwner(transaction: Database, userId: number): Promise<void> {
  if ((await lockAccount(transaction, { id: userId })) === null) {
    throw new DomainError("UnauthorizedError", "The account does not exist any more")
  }
}

const notPublic = () =>
  new DomainError("NotFoundError", "There is no such public ad", [
    { path: ["ad"], message: favouriteTexts.notPublic },
  ])

const tooMany = (limit: number) =>
  new DomainError("ConflictError", `An account saves at most ${limit} ads`, [
    { path: ["favourites"], message: favouriteTexts.tooMany(limit) },
  ])
