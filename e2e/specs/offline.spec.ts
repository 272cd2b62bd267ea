import { randomUUID } from "node:crypto"
import { paths } from "@wara/domain/site/paths"
import { expect, openHydrated, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", expectsNetworkErrors: true, isNewBrowser: true })

  test("[B5.39] the offline page is shown, and replaced by the requested page when back online", async ({
    page,
    context,
  }) => {
    await page.goto(paths.home)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull()
    await page.goto(paths.ads)
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), "wara-last-list"))
      .not.toBeNull()
    await context.setOffline(true)
    await page.goto(paths.faq)
    await expect(page).toHaveURL(paths.faq)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay conexión a internet")
    await expect(page.getByRole("heading", { name: "Lo último que viste" })).toBeVisible()
    await expectAccessible(page)
    const cachedPages = await page.evaluate(async () => {
      const caches = await Promise.all(
        (await window.caches.keys()).map((name) => window.caches.open(name)),
      )
      const requests = await Promise.all(caches.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cachedPages).toEqual([paths.offline])
    await context.setOffline(false)
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/conexión/)
    await expect(page).toHaveURL(paths.faq)
  })
})

test("[S8.9] [S1.8] the console is silent, and errors are reported without personal data", async ({
  context,
  request,
  errorsUrl,
}) => {
  // The journey's own page would fail on these errors.
  const page = await context.newPage()
  const logged: string[] = []
  page.on("console", (message) => logged.push(message.text()))
  await openHydrated(page, paths.contact)
  // Letters only: a long number would be masked as a telephone.
  const mark = `mark${randomUUID().replace(/[^a-f]/g, "")}`
  await page.evaluate((words) => {
    for (const level of ["debug", "info", "warn", "error"] as const) console[level](words)
    setTimeout(() => {
      throw new Error(`${words} of ana.soto@faena.cl`)
    })
  }, mark)
  const reported = async () => {
    const reports: { text: string }[] = await (
      await request.get(`${errorsUrl}/reports.json`)
    ).json()
    return reports.map(({ text }) => text).find((text) => text.includes(mark))
  }
  await expect.poll(reported).toContain(`${mark} of [email]`)
  expect(await reported()).not.toMatch(/faena|127\.0\.0\.1|contacto|10\.\d+\.\d+\.\d+/)
  expect(logged.filter((text) => text.includes(mark))).toEqual([])
})
