import { randomUUID } from "node:crypto"
import { rutOf } from "@wara/domain/accounts/rut"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import {
  addTestSeller,
  addUpload,
  buildContent,
  callOwn,
  type TestSeller,
} from "../../../test/publish-ad.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { adReservations, freeCreditClaims } from "../../database/schema/credits.ts"
import { submitAd } from "../ads/use-cases/submit-ad.ts"
import { deleteDueAccounts } from "../privacy/use-cases/delete-due-accounts.ts"
import { grantFreeCredits } from "./use-cases/grant-credits.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const now = new Date()
const used =
  "Con este RUT ya se usaron los anuncios gratis en otra cuenta. Elige un pack para publicar."
let ruts = 0

function newRut(): string {
  ruts += 1
  return rutOf(20_000_000 + ruts)
}

/** A user as after sign-up, with the free credits. */
async function addNewcomer(given: Partial<typeof users.$inferInsert> = {}): Promise<TestSeller> {
  const seller = await addTestSeller(api, given)
  await api.database.transaction((transaction) =>
    grantFreeCredits(transaction, api.config, seller.id),
  )
  return seller
}

async function addDraftOf(seller: TestSeller) {
  const content = await buildContent(api, seller.id)
  const slug = `draft-of-${seller.id}-${Math.random().toString(36).slice(2)}`
  const [draft] = await api.database
    .insert(ads)
    .values({ ownerId: seller.id, name: "", slug })
    .returning({ id: ads.id })
  return { adId: draft?.id ?? 0, ownerId: seller.id, featured: false, content }
}

async function submit(seller: TestSeller): Promise<void> {
  const draft = await addDraftOf(seller)
  await api.database.transaction((transaction) => submitAd(transaction, api.config, draft, now))
}

const refusal = (error: unknown) =>
  error instanceof Error && "details" in error ? error.details : error

const creditsOf = async (seller: TestSeller) =>
  (await callOwn(api, seller.token, "GET /users/me/summary")).body.data.credits

const sourcesUsedBy = async (seller: TestSeller) => {
  const rows = await api.database
    .select({ source: adReservations.source, adId: adReservations.adId })
    .from(adReservations)
    .where(eq(adReservations.ownerId, seller.id))
  return rows.filter(({ adId }) => adId !== null).map(({ source }) => source)
}

test.each([
  ["personal", () => ({ rut: newRut() })],
  ["company", () => ({ kind: "company" as const, companyName: "Grúas SpA", companyRut: newRut() })],
])(
  "[B5.27] of two accounts with the same %s RUT that submit concurrently, one uses its free credits",
  async (_which, identity) => {
    const shared = identity()
    const first = await addNewcomer(shared)
    const second = await addNewcomer(shared)
    const draft = await addDraftOf(first)
    const other = await addDraftOf(second)
    const { late, outcome } = await api.database.transaction(async (transaction) => {
      await submitAd(transaction, api.config, draft, now)
      const late = api.database
        .transaction((concurrent) => submitAd(concurrent, api.config, other, now))
        .then(() => "published", refusal)
      // The second one waits for the first one's claim before this transaction ends.
      await expect.poll(() => waitingForLocks(api)).toBeGreaterThan(0)
      return { late, outcome: "published" }
    })
    expect(outcome).toBe("published")
    expect(await late).toEqual([{ path: ["credits"], message: used }])
    expect(await sourcesUsedBy(first)).toEqual(["free"])
    expect(await sourcesUsedBy(second)).toEqual([])
    // The first account continues with its own free credits.
    await submit(first)
    expect(await creditsOf(first)).toMatchObject({ publication: 1, free_used_elsewhere: 0 })
  },
)

test("[B8.114] of fifty parallel submissions of two accounts with one RUT, one account's free credits are used", async () => {
  const rut = newRut()
  const accounts = [
    await addNewcomer({ rut }),
    await addNewcomer({ companyRut: rut, rut: newRut() }),
  ]
  const [first] = accounts
  if (!first) throw new Error("no account was added")
  const content = await buildContent(api, first.id)
  const owners = Array.from({ length: 50 }, (_, turn) => accounts[turn % 2]?.id ?? 0)
  const drafts = await api.database
    .insert(ads)
    .values(owners.map((ownerId) => ({ ownerId, name: "", slug: randomUUID() })))
    .returning({ adId: ads.id, ownerId: ads.ownerId })
  const pictures = new Map<number, number[]>()
  for (const { id } of accounts) pictures.set(id, [await addUpload(api, id)])
  const answers = await Promise.allSettled(
    drafts.map(({ adId, ownerId }) => {
      const own = { ...content, gallery: pictures.get(ownerId) ?? [] }
      const submission = { adId, ownerId, featured: false, content: own }
      return api.database.transaction((transaction) =>
        submitAd(transaction, api.config, submission, now),
      )
    }),
  )
  const published = answers.flatMap(({ status }, turn) =>
    status === "fulfilled" ? [drafts[turn]?.ownerId] : [],
  )
  expect(published).toHaveLength(3)
  expect(new Set(published).size).toBe(1)
  const sources = await Promise.all(accounts.map(sourcesUsedBy))
  expect(sources.flat()).toEqual(["free", "free", "free"])
})

test("[B5.27] the account is informed before writing an ad; bought and granted credits stay usable", async () => {
  const rut = newRut()
  await submit(await addNewcomer({ rut }))
  const second = await addNewcomer({ rut })
  expect(await creditsOf(second)).toMatchObject({ publication: 0, free_used_elsewhere: 3 })
  await giveCredits(api.database, second.id, { available: 1 })
  expect(await creditsOf(second)).toMatchObject({ publication: 1, free_used_elsewhere: 3 })
  await submit(second)
  expect(await sourcesUsedBy(second)).toEqual(["gift"])
  await expect(submit(second)).rejects.toMatchObject({
    details: [{ path: ["credits"], message: used }],
  })
})

test("[B5.27] a rejected account claims none of its other RUTs", async () => {
  const companyRut = newRut()
  const own = newRut()
  await submit(await addNewcomer({ kind: "company", companyRut }))
  const refused = await addNewcomer({ kind: "company", companyRut, rut: own })
  await expect(submit(refused)).rejects.toMatchObject({ code: "ConflictError" })
  const person = await addNewcomer({ rut: own })
  await submit(person)
  expect(await sourcesUsedBy(person)).toEqual(["free"])
})

test("[B5.27] a deleted account's claim remains, without the RUT", async () => {
  const rut = newRut()
  const first = await addNewcomer({ rut })
  await submit(first)
  const due = { deletionDueAt: new Date(now.getTime() - 1) }
  await api.database.update(users).set(due).where(eq(users.id, first.id))
  expect(await deleteDueAccounts(api, now)).toBe(1)
  const claims = await api.database
    .select()
    .from(freeCreditClaims)
    .where(eq(freeCreditClaims.ownerId, first.id))
  expect(claims).toHaveLength(1)
  expect(JSON.stringify(claims)).not.toContain(rut)
  const second = await addNewcomer({ rut })
  expect(await creditsOf(second)).toMatchObject({ publication: 0, free_used_elsewhere: 3 })
})

test("[B5.27] publishing requires a RUT, of the person or the company, as chosen", async () => {
  const seller = await addNewcomer({ rut: null })
  await expect(submit(seller)).rejects.toMatchObject({
    code: "ConflictError",
    details: [{ path: ["publisher"] }],
  })
  const publisher = {
    kind: "company",
    company_name: "Grúas del Sur SpA",
    business_activity: "Arriendo de grúas",
    company_rut: newRut(),
  }
  const wrong = { ...publisher, company_rut: "22.222.222-2" }
  const answer = await callOwn(api, seller.token, "PUT /users/me/publisher", wrong)
  expect(answer.status).toBe(400)
  expect(answer.body.error.details.errors[0].path).toEqual(["data", "company_rut"])
  const { body } = await callOwn(api, seller.token, "PUT /users/me/publisher", publisher)
  expect(body).toMatchObject({ kind: "company", company_name: "Grúas del Sur SpA", rut: null })
  await submit(seller)
  expect(await sourcesUsedBy(seller)).toEqual(["free"])
})

test("[B5.27] another RUT gives an account no second claim, and costs its holder nothing", async () => {
  const seller = await addNewcomer({ rut: newRut() })
  await submit(seller)
  const rut = newRut()
  await api.database.update(users).set({ rut }).where(eq(users.id, seller.id))
  await expect(submit(seller)).rejects.toMatchObject({ code: "ConflictError" })
  const holder = await addNewcomer({ rut })
  await submit(holder)
  expect(await sourcesUsedBy(holder)).toEqual(["free"])
})
