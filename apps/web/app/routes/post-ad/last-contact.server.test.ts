import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { buildAccount } from "@wara/factories/build-account"
import { buildOwnAd } from "@wara/factories/build-ad"
import { afterAll, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import type { Answer } from "../../../test/answering-api.ts"

const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 }
const counts = { all: 1, draft: 6, correct: 0, review: 0, active: 1, ended: 0, refused: 0 }
const none = { draft: 6, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
const credits = { publication: 1, featured: 0, days: 15, free_used_elsewhere: 0 }
const last = buildOwnAd({ id: 7 })
const { ad_id: _, ...typed } = emptyDraft().ad
const content = { ...typed, phone: "+56912345678", region: 2, commune: 22, gallery: [] }
const ok = (body: object): Answer => ({ status: 200, body })
const answers: Record<string, Answer> = {
  "GET /users/me/ads": ok({ data: [last], meta: { pagination, counts } }),
  "GET /users/me/ads/7": ok({ data: { ...last, content, hold: null } }),
  "GET /users/me/draft": ok({ data: null }),
  "GET /settings/public": ok({ data: { featured_price: 9_990, drafts: 6 } }),
  "GET /users/me/summary": ok({
    data: {
      credits,
      ads_by_state: { ...none, active: 1, on_hold: 0, expired: 0, deactivated: 0, banned: 0 },
      completeness: { percent: 100, missing: [] },
    },
  }),
}
const account = (given: Parameters<typeof buildAccount>[0]) =>
  (answers["GET /users/me"] = ok(buildAccount(given)))

const { api, ask } = await openAccountCalls(
  (call) => answers[call] ?? ok({ data: [], meta: { pagination } }),
)
const { loadPosting } = await import("../../actions/post-ad/load-posting.server.ts")
const { requestFacts } = await import("../../session/request-context.server.ts")

afterAll(() => api.close())

test("[B5.34] phone, region and commune come from the profile, otherwise from the last ad", async () => {
  const caller = ask("/anunciar").context.get(requestFacts)
  account({ phone: null, commune: null })
  const remembered = await loadPosting(caller, null)
  expect(remembered.contact).toMatchObject({ phone: "+56 9 1234 5678", region: 2, commune: 22 })
  account({ phone: "+56987654321", commune: null })
  const own = await loadPosting(caller, null)
  expect(own.contact).toMatchObject({ phone: "+56 9 8765 4321", region: 2 })
})

test("[B5.34] [B5.36] the limit of drafts comes from the settings", async () => {
  const caller = ask("/anunciar").context.get(requestFacts)
  account({})
  expect((await loadPosting(caller, null)).reachedDraftLimit).toBe(6)
  answers["GET /settings/public"] = ok({ data: { featured_price: 9_990, drafts: 7 } })
  expect((await loadPosting(caller, null)).reachedDraftLimit).toBeNull()
})
