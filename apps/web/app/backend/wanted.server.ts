import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { type LeadReceipt, leadReceiptSchema } from "@wara/contract/lead"
import {
  type OfferChoices,
  type OwnWanted,
  offerChoicesSchema,
  ownWantedSchema,
  type WantedAd,
  type WantedPage,
  type WantedReceipt,
  type WantedStep,
  wantedPageSchema,
  wantedReceiptSchema,
} from "@wara/contract/wanted"
import type { WantedListQuery } from "@wara/domain/site/wanted-paths"
import type { WantedOffer } from "@wara/domain/wanted/offer-schema"
import { wantedPageSize } from "@wara/domain/wanted/wanted-ad"
import type { NewWanted } from "@wara/domain/wanted/wanted-schema"
import { z } from "zod"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost, type CallOptions } from "./client.server.ts"
import { loading, loadingRecord } from "./loading.server.ts"
import { backendTexts } from "./texts.ts"

/** A page of what is sought; a region also has what is sought in the whole country. */
export function listWanted(query: WantedListQuery, options: CallOptions): Promise<WantedPage> {
  const { category, page, region } = query
  const filters = {
    category_slug: category === "" ? undefined : { $eq: category },
    region_slug: region === "" ? undefined : { $in: ["", region] },
  }
  const asked = { filters, page, pageSize: wantedPageSize }
  return loading(backendTexts.wanted, () =>
    backendGet("/wanted-ads", asked, wantedPageSchema, options),
  )
}

/** The public wanted ad of an address; null when there is none. */
export async function findWanted(slug: string, options: CallOptions): Promise<WantedAd | null> {
  const query = { filters: { slug: { $eq: slug } }, page: 1, pageSize: 1 }
  const page = await loadingRecord(backendTexts.wanted, () =>
    backendGet("/wanted-ads", query, wantedPageSchema, options),
  )
  return page.data[0] ?? null
}

function withKey(caller: Caller, key: string): CallOptions {
  const options = callerOptions(caller)
  return { ...options, headers: { ...options.headers, "Idempotency-Key": key } }
}

/** Publishes what the caller seeks; the same key is processed once. Throws BackendError. */
export async function publishWanted(
  { key, wanted }: { wanted: NewWanted; key: string },
  caller: Caller,
): Promise<WantedReceipt> {
  const schema = dataAnswerSchema(wantedReceiptSchema)
  const options = withKey(caller, key)
  return (await backendPost("/users/me/wanted-ads", { data: wanted }, schema, options)).data
}

/** What the caller seeks, newest first. */
export async function listOwnWanted(caller: Caller): Promise<OwnWanted[]> {
  const schema = dataAnswerSchema(z.array(ownWantedSchema))
  return (await backendGet("/users/me/wanted-ads", {}, schema, callerOptions(caller))).data
}

/** Ends or renews what the caller seeks. Throws BackendError. */
export async function stepWanted(
  documentId: string,
  action: WantedStep,
  caller: Caller,
): Promise<void> {
  const path = `/users/me/wanted-ads/${encodeURIComponent(documentId)}`
  await backendPost(path, { data: { action } }, okAnswerSchema, callerOptions(caller))
}

const offersOf = (slug: string) => `/wanted-offers/${encodeURIComponent(slug)}`

/** The ads that the caller can offer to a wanted ad. */
export function readOfferChoices(slug: string, caller: Caller): Promise<OfferChoices> {
  const schema = dataAnswerSchema(offerChoicesSchema)
  return loadingRecord(
    backendTexts.wanted,
    async () => (await backendGet(offersOf(slug), {}, schema, callerOptions(caller))).data,
  )
}

/** Offers an ad of the caller; the same key is processed once. Throws BackendError. */
export async function offerAd(
  { key, offer, slug }: { slug: string; offer: WantedOffer; key: string },
  caller: Caller,
): Promise<LeadReceipt> {
  const schema = dataAnswerSchema(leadReceiptSchema)
  return (await backendPost(offersOf(slug), { data: offer }, schema, withKey(caller, key))).data
}
