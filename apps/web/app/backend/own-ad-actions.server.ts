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
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { backendTexts } from "./texts.ts"

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
 * A page of the caller's ads in a tab, with the count of each tab: filtered by `q`, sorted as
 * requested (last change first by default); 10 per page by default.
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

/** Timeout in milliseconds; allows for 50 ads processed one after the other on a busy server. */
const bulkTimeoutMs = 30_000

/**
 * Applies one action to several ads; returns the outcome for each. The same idempotency key renews
 * each only once.
 */
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

/** Renews an ad with one credit; only once per idempotency key. 409 when it cannot be renewed. */
export function renewAd(ad: number, key: string, caller: Caller): Promise<OwnAd> {
  return step(ad, "renew", { key }, caller)
}

/**
 * Features a public ad with one featured credit; only once per idempotency key. 409 when it cannot
 * be featured.
 */
export function featureAd(ad: number, key: string, caller: Caller): Promise<OwnAd> {
  return step(ad, "feature", { key }, caller)
}

/** Turns an ad in review, whose credits are refunded, or a rejected ad into a draft. */
export function reopenAd(ad: number, caller: Caller): Promise<OwnAd> {
  return step(ad, "reopen", {}, caller)
}

/** Takes a public ad offline for the owner's reason. */
export function deactivateAd(ad: number, reason: EndReason, caller: Caller): Promise<OwnAd> {
  return step(ad, "deactivate", { reason }, caller)
}

/** Publishes a deactivated ad again. 409 when its days are over. */
export function resumeAd(ad: number, caller: Caller): Promise<OwnAd> {
  return step(ad, "resume", {}, caller)
}

/** Creates a draft with the same content and pictures; only one per idempotency key. */
export function duplicateAd(ad: number, key: string, caller: Caller): Promise<OwnAd> {
  return step(ad, "duplicate", { key }, caller)
}

/** Reads what an e-mail link would do. Throws BackendError: 410 when it is no longer valid. */
export async function readAdLink(code: string, caller: Caller): Promise<AdLink> {
  const schema = dataAnswerSchema(adLinkSchema)
  return (await backendGet("/ad-links", { code }, schema, callerOptions(caller))).data
}

/** Performs the action of an e-mail link. Throws BackendError. */
export async function followAdLink(code: string, caller: Caller): Promise<AdLink> {
  const schema = dataAnswerSchema(adLinkSchema)
  return (await backendPost("/ad-links", { data: { code } }, schema, callerOptions(caller))).data
}
