import { paths } from "@wara/domain/site/paths"
import { enterPanel } from "../fixtures/enter-panel.ts"
import { expect, expectAccessible, test } from "../fixtures/journey.ts"

test("[S1.8] who consented is recorded without what they type, and an operator plays the visit", async ({
  page,
  context,
  browser,
  siteUrl,
  apiUrl,
}) => {
  const cookie = { name: "site-cookies-accepted", url: siteUrl }
  const sent: string[] = []
  const asked: string[] = []
  page.on("request", (request) => {
    asked.push(new URL(request.url()).pathname)
    if (request.url().endsWith(paths.recording)) sent.push(request.postData() ?? "")
  })
  const ofRecording = () => asked.filter((path) => /record/.test(path))
  await context.addCookies([{ ...cookie, value: "measurement.ads" }])
  await page.goto(paths.faq)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(ofRecording()).toEqual([])

  await context.addCookies([{ ...cookie, value: "recording" }])
  const arrives = () =>
    page.waitForResponse((answer) => answer.url().endsWith(paths.recording) && answer.ok())
  const first = arrives()
  await page.goto(paths.contact)
  await first
  expect(ofRecording()).toContain(paths.recording)
  await page.getByLabel("Nombre").fill("Secreta Soto")
  await page.getByLabel("Mensaje").fill("Mi clave es secreta")
  const second = arrives()
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /privacidad/i })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.privacy}$`))
  await second
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.join("")).not.toMatch(/secreta/i)

  const panel = await enterPanel(await browser.newContext(), apiUrl, "operador")
  const elsewhere: string[] = []
  panel.on("request", (request) => {
    if (!new RegExp(`^(data:|${apiUrl})`).test(request.url())) elsewhere.push(request.url())
  })
  const complaints: string[] = []
  panel.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  await panel.goto(`${apiUrl}/admin/recordings`)
  const row = panel.getByRole("row").filter({ hasText: paths.contact }).first()
  await expect(row).toContainText("Visitante")
  await expectAccessible(panel)
  await row.click()
  const frame = panel.locator("iframe")
  await expect(frame).toHaveAttribute("sandbox", "allow-same-origin")
  const visit = panel.frameLocator("iframe")
  const heading = visit.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Contáctanos")
  await panel.getByRole("button", { name: "Reproducir" }).click()
  await expect(heading).toHaveText("Políticas de privacidad")
  await expect(panel.getByRole("button", { name: "Reproducir" })).toBeVisible()
  await panel.getByRole("slider").press("Home")
  await expect(heading).toHaveText("Contáctanos")
  expect([elsewhere, complaints]).toEqual([[], []])
})
