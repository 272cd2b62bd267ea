import type { Ad, EndedAd } from "@wara/contract/ad"
import { adSchema, endedAdSchema } from "@wara/contract/ad"
import { dataAnswerSchema, pageAnswerSchema } from "@wara/contract/answer"
import { type Favourite, favouriteSchema, type VisitorFavourite } from "@wara/contract/favourite"
import { z } from "zod"
import { type Caller, callerOptions } from "./caller.server.ts"
import {
  backendDelete,
  backendGet,
  backendPost,
  backendPut,
  type CallOptions,
} from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { backendTexts } from "./texts.ts"

const mine = "/users/me/favourites"
const listAnswer = dataAnswerSchema(z.array(favouriteSchema))
const done = z.object({ ok: z.literal(true) })

/** All saved ads of the caller, the last saved first. */
export function listFavourites(caller: Caller): Promise<Favourite[]> {
  return loading(
    backendTexts.saved,
    async () => (await backendGet(mine, {}, listAnswer, callerOptions(caller))).data,
  )
}

/** Saves ads as they were saved in the browser; returns all saved ads. Throws BackendError. */
export async function mergeFavourites(
  ads: readonly VisitorFavourite[],
  caller: Caller,
): Promise<Favourite[]> {
  const order = { data: { ads } }
  return (await backendPost(`${mine}/merge`, order, listAnswer, callerOptions(caller))).data
}

/** Saves an ad, or changes the note of a saved one. Throws BackendError. */
export async function saveFavourite(
  { ad, note }: { ad: number; note?: string | undefined },
  caller: Caller,
): Promise<Favourite> {
  const schema = dataAnswerSchema(favouriteSchema)
  const data = note === undefined ? {} : { note }
  return (await backendPut(`${mine}/${ad}`, { data }, schema, callerOptions(caller))).data
}

/** Forgets a saved ad. Throws BackendError. */
export async function forgetFavourite(ad: number, caller: Caller): Promise<void> {
  await backendDelete(`${mine}/${ad}`, done, callerOptions(caller))
}

/** What is public of some ads: those on sale, and what remains of those that ended. */
export function readSavedMachines(
  ids: readonly number[],
  options: CallOptions = {},
): Promise<{ onSale: Ad[]; ended: EndedAd[] }> {
  if (ids.length === 0) return Promise.resolve({ onSale: [], ended: [] })
  const query = { filters: { id: { $in: ids } }, page: 1, pageSize: ids.length, populate: "*" }
  return loading(backendTexts.saved, async () => {
    const [onSale, ended] = await Promise.all([
      backendGet("/ads", query, pageAnswerSchema(adSchema), options),
      backendGet("/ended-ads", query, pageAnswerSchema(endedAdSchema), options),
    ])
    return { onSale: onSale.data, ended: ended.data }
  })
}
