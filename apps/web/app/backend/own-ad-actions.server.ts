import { dataAnswerSchema, type Pagination, paginationSchema } from "@wara/contract/answer"
import {
  type AdLink,
  adLinkSchema,
  type BulkAdAction,
  type BulkAdResult,
  bulkAdResultSchema,
  type OwnAd,
  type OwnAdSort,
  type OwnAdTab,
  ownAdSchema,
  ownAdTabs,
} from "@wara/contract/own-ad"
import type { EndReason } from "@wara/domain/ads/review"
import { z } from "zod"
import { backendTexts } from "./backend-texts.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"
import { loading } from "./loading.server.ts"

const mine = "/users/me/ads"

const tabNames = z.enum(Object.keys(ownAdTabs) as [OwnAdTab, ...OwnAdTab[]])

const pageSchema = z.object({
  data: z.array(ownAdSchema),
  meta: z.object({
    pagination: paginationSchema,
    counts: z.record(tabNames, z.number().int().nonnegative()),
  }),
})

/**
 * A page of the caller's ads in a tab, and how many each tab has: of those that match `q`, in the order
 * asked for, which is the last change first; 10 a page unless told otherwise.
 */
export async function listOwnAds(
  place: { tab: OwnAdTab; page: number; q?: string; sort?: OwnAdSort; pageSize?: number },
  caller: Caller,
): Promise<{ ads: OwnAd[]; counts: Record<OwnAdTab, number>; pagination: Pagination }> {
  const { data, meta } = await loading(backendTexts.ownAds, () =>
    backendGet(mine, place, pageSchema, callerOptions(caller)),
  )
  return { ads: data, ...meta }
}

/** Milliseconds in which 50 ads are done one after the other, on a busy server too. */
const bulkTimeoutMs = 30_000

/** Does one thing with several ads; answers what became of each. The same key renews each once. */
export async function runBulkAction(
  order: { action: BulkAdAction; ads: number[]; key: string },
  caller: Caller,
): Promise<BulkAdResult[]> {
  const schema = dataAnswerSchema(z.array(bulkAdResultSchema))
  const options = { ...callerOptions(caller), timeoutMs: bulkTimeoutMs }
  return (await backendPost(`${mine}/bulk`, { data: order }, schema, options)).data
}

async function step(ad: number, name: string, body: object, caller: Caller): Promise<OwnAd> {
  const schema = dataAnswerSchema(ownAdSchema)
  const path = `${mine}/${ad}/${name}`
  return (await backendPost(path, { data: body }, schema, callerOptions(caller))).data
}

/** Lengthens an ad's life by one credit; the same key does so once. 409 when it cannot be. */
export function renewAd(ad: number, key: string, caller: Caller): Promise<OwnAd> {
  return step(ad, "renew", { key }, caller)
}

/** Features a public ad with one featured credit; the same key does so once. 409 when it cannot be. */
export function featureAd(ad: number, key: string, caller: Caller): Promise<OwnAd> {
  return step(ad, "feature", { key }, caller)
}

/** Makes a draft of an ad in review, whose credits return, or of a rejected one. */
export function reopenAd(ad: number, caller: Caller): Promise<OwnAd> {
  return step(ad, "reopen", {}, caller)
}

/** Takes a public ad out of sight for the owner's reason. */
export function deactivateAd(ad: number, reason: EndReason, caller: Caller): Promise<OwnAd> {
  return step(ad, "deactivate", { reason }, caller)
}

/** Shows an ad again that was taken out of sight. 409 when its days are over. */
export function resumeAd(ad: number, caller: Caller): Promise<OwnAd> {
  return step(ad, "resume", {}, caller)
}

/** Makes a draft with the same content and pictures; the same key makes one. */
export function duplicateAd(ad: number, key: string, caller: Caller): Promise<OwnAd> {
  return step(ad, "duplicate", { key }, caller)
}

/** What the link of a mail will do. Throws BackendError: 410 when it does nothing any more. */
export async function readAdLink(code: string, caller: Caller): Promise<AdLink> {
  const schema = dataAnswerSchema(adLinkSchema)
  return (await backendGet("/ad-links", { code }, schema, callerOptions(caller))).data
}

/** Does what the link of a mail says. Throws BackendError. */
export async function followAdLink(code: string, caller: Caller): Promise<AdLink> {
  const schema = dataAnswerSchema(adLinkSchema)
  return (await backendPost("/ad-links", { data: { code } }, schema, callerOptions(caller))).data
}
