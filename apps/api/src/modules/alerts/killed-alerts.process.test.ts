import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { signIn } from "../../../test/add-user.ts"
import { addAlert } from "../../../test/alerts.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addPendingAd, addTestSeller, waitingReview } from "../../../test/publish-ad.ts"
import { type ApiProcess, startApiProcess } from "../../../test/start-api-process.ts"
import { type FakeSmtp, startFakeSmtp } from "../../../test/start-fake-smtp.ts"
import { startFakeSource } from "../../../test/start-fake-source.ts"
import { alertHits } from "../../database/schema/alerts.ts"
import { bossDatabase, createBoss } from "../../queue/boss.ts"
import { queueAdChange } from "../../queue/enqueue.ts"

let api: TestApp
let smtp: FakeSmtp
let source: Awaited<ReturnType<typeof startFakeSource>>
const servers = new Set<ApiProcess>()

beforeAll(async () => {
  smtp = await startFakeSmtp()
  source = await startFakeSource()
  api = await createTestApp({ databaseClock: "running" })
})

afterAll(async () => {
  await Promise.all([...servers].map(({ kill }) => kill()))
  await api.close()
  await smtp.stop()
  await source.stop()
})

/** Sets a server's clock to about noon in Chile of the same day: at night its alerts would wait. */
const noonClock = `const real = Date
  const ahead = new real().setUTCHours(16, 0, 0, 0) - real.now()
  globalThis.Date = class extends real {
    constructor(...given) { given.length === 0 ? super(real.now() + ahead) : super(...given) }
    static now() { return real.now() + ahead }
  }`

async function start(): Promise<ApiProcess> {
  const server = await startApiProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noonClock)}`,
    DATABASE_URL: api.config.databaseUrl,
    SMTP_URL: smtp.url,
    INDICATORS_URL: source.url,
  })
  servers.add(server)
  return server
}

/** Hands the jobs of killed servers to others at once, instead of after half a minute. */
async function letTimePass() {
  await api.pool.query(
    "update pgboss.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'",
  )
  await api.pool.query("update pgboss.queue set monitor_on = now() - interval '61 seconds'")
  const boss = createBoss(bossDatabase(api.pool))
  for (const queue of ["ad-changes", "alerts", "mail"]) await boss.supervise(queue)
  await api.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
}

const alertsMade = 12
/** Each of the two servers is killed once. */
const rounds = 2
/** The approved ad is reported beside those of the rounds. */
const adsMade = rounds + 1

/** How often mails named each ad to each address; a repeated mail has the same Message-ID. */
function countReports(): Map<string, number> {
  const counts = new Map<string, number>()
  const byId = new Map(
    smtp.mails.map((mail) => [/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? "", mail]),
  )
  for (const mail of byId.values()) {
    const to = /^To: (.*)$/m.exec(mail)?.[1] ?? ""
    if (!mail.includes("/alertas/")) continue
    for (const name of new Set(mail.match(/Excavadora R\d/g) ?? [])) {
      counts.set(`${to} ${name}`, (counts.get(`${to} ${name}`) ?? 0) + 1)
    }
  }
  return counts
}

test("[B10.40] approval to mail takes less than two minutes; two servers killed in turn lose and double nothing", async () => {
  for (let count = 0; count < alertsMade; count += 1)
    await addAlert(api, { search: `s=excavadora&ano_hasta=${2021 + count}` })
  const owner = await addTestSeller(api)
  const content = { name: "Excavadora R0", year: 2015 }
  const adId = await addPendingAd(api, owner, { content })
  const moderator = await signIn(api.database, "moderator")
  await Promise.all([start(), start()])

  const url = `/api/admin/reviews/${await waitingReview(api, adId)}/approve`
  const approvedAt = performance.now()
  await api.app.inject({ method: "POST", url, headers: moderator })
  await vi.waitFor(() => expect(countReports().size).toBe(alertsMade), { timeout: 120_000 })
  const seconds = (performance.now() - approvedAt) / 1_000
  expect(seconds).toBeLessThan(120)

  for (let round = 1; round <= rounds; round += 1) {
    const before = await api.database.$count(alertHits)
    const expiresAt = new Date("2100-01-01")
    await api.database.transaction(async (transaction) => {
      const name = `Excavadora R${round}`
      const added = await addAd(transaction, { name, year: 2015, expiresAt })
      await queueAdChange(transaction, { adId: added, at: new Date() })
    })
    await vi.waitFor(
      async () => expect(await api.database.$count(alertHits)).toBeGreaterThan(before),
      { timeout: 30_000, interval: 10 },
    )
    const [victim] = servers
    if (!victim) throw new Error("no server runs")
    servers.delete(victim)
    await victim.kill()
    await letTimePass()
    await start()
  }
  await vi.waitFor(
    async () => {
      await letTimePass()
      expect(countReports().size).toBe(alertsMade * adsMade)
    },
    { timeout: 120_000, interval: 2_000 },
  )
  expect(new Set(countReports().values())).toEqual(new Set([1]))
  expect(await api.database.$count(alertHits)).toBe(alertsMade * adsMade)
}, 400_000)
