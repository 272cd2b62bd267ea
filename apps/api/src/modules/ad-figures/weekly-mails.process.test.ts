import { days } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addTestSeller } from "../../../test/publish-ad.ts"
import { type ApiProcess, startApiProcess } from "../../../test/start-api-process.ts"
import { type FakeSmtp, startFakeSmtp } from "../../../test/start-fake-smtp.ts"
import { startFakeSource } from "../../../test/start-fake-source.ts"
import { adDaily, mailedWeeks } from "../../database/schema/ad-figures.ts"

let api: TestApp
let smtp: FakeSmtp
let source: Awaited<ReturnType<typeof startFakeSource>>
const servers: ApiProcess[] = []

beforeAll(async () => {
  smtp = await startFakeSmtp()
  source = await startFakeSource()
  api = await createTestApp()
})

afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill()))
  await api.close()
  await smtp.stop()
  await source.stop()
})

/** Noon in Chile of a Wednesday: the servers were down on Monday and Tuesday. */
const wednesday = new Date("2083-03-03T12:00:00-03:00")

/** Sets a server's clock to that Wednesday. */
const clock = `const real = Date
  const ahead = ${wednesday.getTime()} - real.now()
  globalThis.Date = class extends real {
    constructor(...given) { given.length === 0 ? super(real.now() + ahead) : super(...given) }
    static now() { return real.now() + ahead }
  }`

async function start(): Promise<void> {
  servers.push(
    await startApiProcess({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
      DATABASE_URL: api.config.databaseUrl,
      SMTP_URL: smtp.url,
      INDICATORS_URL: source.url,
    }),
  )
}

const sellersMade = 60

/** How often each seller got the mail of the week; a repeated mail has the same Message-ID. */
function countMails(): number[] {
  const byId = new Map(
    smtp.mails
      .filter((mail) => mail.includes("Tu semana"))
      .map((mail) => [/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? "", mail]),
  )
  const to = [...byId.values()].map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? "")
  return [...Map.groupBy(to, (address) => address).values()].map((mails) => mails.length)
}

async function countOpenJobs(): Promise<number> {
  const { rows } = await api.pool.query(
    "select from pgboss.job where name in ('weekly-figures', 'mail') and state in ('created', 'active', 'retry')",
  )
  return rows.length
}

test("[B10.104] after an outage of a whole Monday two servers, and a third, mail the week once", async () => {
  for (let count = 0; count < sellersMade; count += 1) {
    const seller = await addTestSeller(api)
    const publishedAt = new Date(wednesday.getTime() - days(20))
    const expiresAt = new Date(wednesday.getTime() + days(10))
    const adId = await addAd(api.database, { ownerId: seller.id, publishedAt, expiresAt })
    await api.database.insert(adDaily).values({ adId, day: "2083-02-24", views: 9 })
  }
  await Promise.all([start(), start()])
  await vi.waitFor(() => expect(countMails()).toHaveLength(sellersMade), { timeout: 120_000 })
  await vi.waitFor(async () => expect(await api.database.$count(mailedWeeks)).toBe(1), {
    timeout: 30_000,
  })
  await start()
  await vi.waitFor(async () => expect(await countOpenJobs()).toBe(0), { timeout: 30_000 })
  expect(countMails()).toEqual(Array(sellersMade).fill(1))
}, 240_000)
