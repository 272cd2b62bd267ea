// Long because it tries every tool of the team in one panel, with the same people.
import { randomUUID } from "node:crypto"
import { minutes } from "@wara/domain/time"
import { and, eq, inArray } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sessions, users } from "../src/database/schema/accounts.ts"
import { adHolds } from "../src/database/schema/ad-hold.ts"
import { creditGifts } from "../src/database/schema/credits.ts"
import { adReviews } from "../src/database/schema/reviews.ts"
import { hashPassword } from "../src/modules/accounts/use-cases/passwords.ts"
import { addAd } from "./add-ad.ts"
import { addOrder } from "./add-order.ts"
import { addSession, addUser, confirmed } from "./add-user.ts"
import { callAs } from "./call-as.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"
import { mailsTo } from "./links.ts"
import { addPendingAd, addTestSeller, callOwn, waitingReview } from "./publish-ad.ts"
import { addDecider, addSeeker, decide, publishWanted, readQueue } from "./wanted.ts"

// Attacks on the team's tools: second factors, confirmations, and decisions that may happen once.

let api: TestApp
let passwordHash = ""
const password = "Grua-de-prueba-9"

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
  passwordHash = await hashPassword(password)
})

afterAll(() => api.close())

const fifty = <Result>(call: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 50 }, (_, turn) => call(turn)))

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length

async function post(
  path: string,
  payload: object,
  given: { token?: string; ip?: string | undefined } = {},
) {
  const { ip = "198.51.100.9", token } = given
  const answer = await api.app.inject({
    ...{ method: "POST", url: `/api/admin/${path}`, remoteAddress: ip, payload },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const token2 = /wara_panel=([\w-]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? ""
  const data = answer.body === "" ? null : answer.json().data
  return { status: answer.statusCode, data, token: token2 }
}

/** An operator with an authenticator, in a session that it opened. */
async function addOperator() {
  const email = `${randomUUID()}@wara.test`
  const id = await addUser(api.database, { role: "operator", email, passwordHash, ...confirmed })
  const { token } = await post("session", { email, password })
  const { data } = await post("second-factor", {}, { token })
  const codeAt = (shift: number) =>
    new TOTP({ secret: Secret.fromBase32(data.secret) }).generate({ timestamp: Date.now() + shift })
  const set = await post("second-factor/confirmation", { code: codeAt(0) }, { token })
  const recovery: string[] = set.data.recovery_codes
  const enter = (code: string, ip?: string) => post("session", { email, password, code }, { ip })
  const confirm = (code: string) => post("session/confirmation", { password, code }, { token })
  return { id, email, token, enter, confirm, recovery, next: () => codeAt(30_000) }
}

test("[B8.89] one code of an authenticator, used fifty times at once from fifty networks, opens one session", async () => {
  const { enter, id, next } = await addOperator()
  const code = next()
  const before = await api.database.$count(sessions, eq(sessions.userId, id))
  const answers = await fifty((turn) => enter(code, `203.0.113.${turn}`))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await api.database.$count(sessions, eq(sessions.userId, id))).toBe(before + 1)
})

test("[B8.89] a code that opened a session confirms none, and one that confirmed opens none", async () => {
  const first = await addOperator()
  const code = first.next()
  expect((await first.enter(code)).status).toBe(200)
  expect((await first.confirm(code)).status).toBe(401)
  const second = await addOperator()
  const other = second.next()
  expect((await second.confirm(other)).status).toBe(204)
  expect((await second.enter(other)).status).toBe(401)
})

test("[B8.89] a recovery code, used fifty times at once to enter and to confirm, is accepted once", async () => {
  const { confirm, enter, recovery } = await addOperator()
  const [code = ""] = recovery
  const answers = await fifty((turn) =>
    turn % 10 === 0 ? confirm(code) : enter(code, `203.0.113.${turn}`),
  )
  expect(answers.filter(({ status }) => status === 200 || status === 204)).toHaveLength(1)
})

test("[B8.114] a code that confirms two panels at once opens gifts and refunds in one of them", async () => {
  const { confirm, enter, id, next, recovery, token } = await addOperator()
  const [entry = ""] = recovery
  const second = (await enter(entry)).token
  const ago = { confirmedAt: new Date(Date.now() - minutes(30)) }
  await api.database.update(sessions).set(ago).where(eq(sessions.userId, id))
  const customer = await addUser(api.database, confirmed)
  const order = await addOrder(api.database, customer)
  const data = { kind: "publication", count: 1, note: "Por la espera" }
  const refund = { amount: 1, reason: "Se arrepintió" }
  const spend = (panel: string) => [
    post(`users/${customer}/gift`, { data: { ...data, key: randomUUID() } }, { token: panel }),
    post(`orders/${order}/refund`, { data: { ...refund, key: randomUUID() } }, { token: panel }),
  ]
  const code = next()
  const confirmSecond = () => post("session/confirmation", { password, code }, { token: second })
  // While nothing is confirmed, neither panel spends, whatever arrives in between.
  const early = await Promise.all([...spend(token), ...spend(second)])
  expect(early.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const confirmations = await fifty((turn) => (turn % 2 === 0 ? confirm(code) : confirmSecond()))
  expect(confirmations.filter(({ status }) => status === 204)).toHaveLength(1)
  const spent = await Promise.all([...spend(token), ...spend(second)])
  // Without a shop no refund is done: it gets past the question for the password, or it does not.
  const asked = spent.map(({ status }) => status === 403)
  expect([asked.slice(0, 2), asked.slice(2)].toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
  const given = await api.database.$count(creditGifts, eq(creditGifts.ownerId, customer))
  expect(given).toBe(1)
})

test("[B8.89] codes are not guessed: a hundred at once are judged as often as passwords", async () => {
  const { enter, confirm } = await addOperator()
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      enter(String(turn).padStart(6, "0"), `203.0.113.${turn}`),
    ),
  )
  const ofGuesses = guesses.map(({ status }) => status)
  expect(countOf(ofGuesses, 401)).toBeLessThanOrEqual(20)
  expect(countOf(ofGuesses, 401)).toBeGreaterThan(0)
  expect(countOf(ofGuesses, 401) + countOf(ofGuesses, 429)).toBe(100)
  const confirmations = await fifty((turn) => confirm(String(turn).padStart(6, "0")))
  const ofConfirmations = confirmations.map(({ status }) => status)
  expect(countOf(ofConfirmations, 401)).toBeLessThanOrEqual(5)
  expect(countOf(ofConfirmations, 401) + countOf(ofConfirmations, 429)).toBe(50)
})

test("[B8.89] a code that sets up an authenticator is not guessed either", async () => {
  const id = await addUser(api.database, { role: "moderator", passwordHash, ...confirmed })
  const token = await addSession(api.database, id)
  await post("second-factor", {}, { token })
  const guesses = await fifty((turn) =>
    post("second-factor/confirmation", { code: String(turn).padStart(6, "0") }, { token }),
  )
  expect(
    countOf(
      guesses.map(({ status }) => status),
      429,
    ),
  ).toBeGreaterThanOrEqual(40)
})

test("[B8.89] a borrowed panel cannot take over an account by its e-mail", async () => {
  const confirmedAt = new Date(Date.now() - minutes(30))
  const id = await addUser(api.database, { role: "operator", ...confirmed })
  const token = await addSession(api.database, id, { confirmedAt })
  const email = "victima.del.panel@faena.cl"
  const victim = await addUser(api.database, { ...confirmed, email })
  const data = { email: "mio@atacante.cl", reason: "Me lo pidió por teléfono." }
  expect((await post(`users/${victim}/email`, { data }, { token })).status).toBe(403)
  const [account] = await api.database.select().from(users).where(eq(users.id, victim))
  expect(account?.email).toBe(email)
})

const openTeam = async (role: "moderator" | "operator") => {
  const id = await addUser(api.database, { role, ...confirmed })
  return addSession(api.database, id)
}

test("[B8.89] of fifty presses of Tomar by five moderators one has the submission, and only they decide", async () => {
  const seller = await addTestSeller(api)
  const reviewId = await waitingReview(api, await addPendingAd(api, seller))
  const team = await Promise.all(Array.from({ length: 5 }, () => openTeam("moderator")))
  const presses = await fifty((turn) =>
    callOwn(api, team[turn % 5] ?? "", `POST /admin/reviews/${reviewId}/claim`, {}),
  )
  const holders = new Set(presses.flatMap(({ status }, turn) => (status === 200 ? [turn % 5] : [])))
  expect(holders.size).toBe(1)
  const decisions = await fifty((turn) =>
    callOwn(api, team[turn % 5] ?? "", `POST /admin/reviews/${reviewId}/approve`),
  )
  const right = decisions.flatMap(({ status }, turn) => (status === 200 ? [turn % 5] : []))
  expect(right).toEqual([...holders])
})

test(
  "[B8.89] fifty bulk refusals at once with keys of their own refuse each submission once",
  async () => {
    const sellers = await Promise.all([1, 2, 3].map(() => addTestSeller(api)))
    const reviews: number[] = []
    for (const seller of sellers)
      reviews.push(await waitingReview(api, await addPendingAd(api, seller)))
    const team = [await openTeam("moderator"), await openTeam("moderator")]
    const why = { kind: "reject", reason: "fraud", notes: "Es la misma estafa." }
    const answers = await fifty((turn) =>
      callOwn(api, team[turn % 2] ?? "", "POST /admin/reviews/bulk", {
        ...{ ...why, reviews, key: randomUUID() },
      }),
    )
    const results: { decision: number | null }[] = answers.flatMap(({ body }) => body.data ?? [])
    expect(
      countOf(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(50)
    expect(results.filter(({ decision }) => decision !== null)).toHaveLength(3)
    expect(await api.database.$count(adReviews, inArray(adReviews.id, reviews))).toBe(3)
    const refused = and(inArray(adReviews.id, reviews), eq(adReviews.state, "rejected"))
    expect(await api.database.$count(adReviews, refused)).toBe(3)
    for (const { email } of sellers) expect(await mailsTo(api, email)).toHaveLength(2)
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1)
    const huge = { ...why, reviews: many, key: randomUUID() }
    expect((await callOwn(api, team[0] ?? "", "POST /admin/reviews/bulk", huge)).status).toBe(400)
  },
  minutes(1),
)

test("[B8.89] of fifty decisions about a wanted ad one counts, and huge reasons are refused", async () => {
  const seeker = await addSeeker(api, { email: "busca.cincuenta@faena.cl" })
  await publishWanted(api, { token: seeker.token, data: { name: "Pala de cincuenta" } })
  const team = [await addDecider(api), await addDecider(api)]
  const [first, second] = team
  const queue = await readQueue(api, first?.token ?? "")
  const row = queue.body.data.find(({ name }: { name: string }) => name === "Pala de cincuenta")
  const huge = { id: row.id, token: first?.token ?? "", reason: "x".repeat(100_000) }
  expect((await decide(api, huge)).status).toBe(400)
  const answers = await fifty((turn) =>
    decide(api, {
      ...{ id: row.id, token: (turn % 2 === 0 ? first : second)?.token ?? "" },
      ...(turn % 3 === 0 ? {} : { reason: "Falta decir qué equipo." }),
    }),
  )
  expect(
    countOf(
      answers.map(({ status }) => status),
      200,
    ),
  ).toBe(1)
  expect(
    countOf(
      answers.map(({ status }) => status),
      409,
    ),
  ).toBe(49)
  expect(await mailsTo(api, "busca.cincuenta@faena.cl")).toHaveLength(1)
})

test("[B8.89] of fifty appeals at once with words of their own one is stored, by the link or in the account", async () => {
  const seller = await addTestSeller(api)
  const expiresAt = new Date(Date.now() + minutes(60 * 24))
  const slug = `apelada-${randomUUID()}`
  const adId = await addAd(api.database, { ownerId: seller.id, slug, expiresAt })
  const reason = { reason: "fraud", notes: "Las fotos son de otro anuncio." }
  await callOwn(api, await openTeam("moderator"), `POST /admin/ads/${adId}/hold`, reason)
  const text = (await mailsTo(api, seller.email)).at(-1)?.text ?? ""
  const code = /codigo=([\w-]+)/.exec(text)?.[1] ?? ""
  const words = (turn: number) => `La máquina es mía y tengo la factura número ${turn}.`
  const answers = await fifty((turn) =>
    turn % 2 === 0
      ? callAs(api.app, {}, "POST /ad-appeals", { data: { code, text: words(turn) } })
      : callOwn(api, seller.token, `POST /users/me/ads/${adId}/appeal`, { text: words(turn) }),
  )
  expect(
    countOf(
      answers.map(({ status }) => status),
      200,
    ),
  ).toBe(1)
  const huge = { data: { code, text: "x".repeat(50_000) } }
  expect((await callAs(api.app, {}, "POST /ad-appeals", huge)).status).toBe(400)
  const [hold] = await api.database.select().from(adHolds).where(eq(adHolds.adId, adId))
  expect(hold?.appeal).toMatch(/^La máquina es mía/)
})

test("[B8.89] an announcement is words: markup and addresses of programs stay what was typed", async () => {
  const operator = await openTeam("operator")
  const times = {
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const texts = [
    "<img src=x onerror=alert(1)>",
    "<a href='javascript:alert(1)'>entra</a>",
    "</script><script>alert(1)</script>",
  ]
  for (const text of texts) {
    const data = { kind: "info", audience: "everybody", text, ...times }
    const written = await callOwn(api, operator, "POST /admin/announcements", data)
    expect(written.status, text).toBe(201)
    expect(written.body.data.text).toBe(text)
  }
  const { body } = await callOwn(api, null, "GET /announcements")
  const shown: { text: string }[] = body.data
  expect(shown.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
  for (const one of shown) expect(Object.keys(one)).not.toContain("html")
})
