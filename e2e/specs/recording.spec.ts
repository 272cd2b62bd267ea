import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { expectAccessible } from "../fixtures/page-checks.ts"
import { openPanel } from "../fixtures/sessions.ts"

test("[S1.8] a visit is recorded with consent and without typed text, and an operator plays it", async ({
  page,
  context,
  newWindow,
  siteUrl,
  apiUrl,
}) => {
  const cookie = { name: "site-cookies-accepted", url: siteUrl }
  const sent: string[] = []
  const asked: string[] = []
  page.on("request", (request) => {
    asked.push(new URL(request.url()).pathname)
    if (isCall(request.url())) sent.push(request.postData() ?? "")
  })
  const ofRecording = () => asked.filter((path) => /recorder|recording/.test(path))
  await context.addCookies([{ ...cookie, value: "measurement.ads.no-recording.no-protection" }])
  await page.goto(paths.faq)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(ofRecording()).toEqual([])

  await context.addCookies([{ ...cookie, value: "no-measurement.no-ads.recording.no-protection" }])
  const arrives = (words = "") =>
    page.waitForResponse((answer) => {
      const sent = answer.request().postData() ?? ""
      return isCall(answer.url()) && answer.ok() && sent.includes(words)
    })
  const first = arrives()
  await page.goto(paths.contact)
  await first
  expect(ofRecording()).toContain(paths.recording)
  await page.getByLabel("Nombre").fill("Secreta Soto")
  await page.getByLabel("Mensaje").fill("Mi clave es secreta")
  // The last heading of the next page: calls are small, so that the page comes in several, and the
  // name of the page is also in every footer.
  const second = arrives("Cambios")
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /privacidad/i })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.privacy}$`))

  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "operador")
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
  await second
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.join("")).not.toMatch(/secreta/i)
  await row.click()
  const frame = panel.locator("iframe")
  await expect(frame).toHaveAttribute("sandbox", "allow-same-origin")
  const visit = panel.frameLocator("iframe")
  const heading = visit.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Contáctanos")
  // Playback lasts as long as the visit, which may be long on a busy machine.
  await panel.getByRole("button", { name: "8×" }).click()
  await panel.getByRole("button", { name: "Reproducir" }).click()
  await expect(heading).toHaveText("Políticas de privacidad")
  await expect(panel.getByRole("button", { name: "Reproducir" })).toBeVisible()
  await panel.getByRole("slider").press("Home")
  await expect(heading).toHaveText("Contáctanos")
  expect([elsewhere, complaints]).toEqual([[], []])
})

test("[S1.8] a forged recording runs and loads nothing in the panel, and is reported as damaged", async ({
  page,
  context,
  newWindow,
  siteUrl,
  apiUrl,
}) => {
  const value = "no-measurement.no-ads.recording.no-protection"
  await context.addCookies([{ name: "site-cookies-accepted", url: siteUrl, value }])
  await page.goto(paths.faq)
  expect(await page.evaluate(sendForged, forgedEvents())).toBe(204)
  const office = await newWindow()
  const panel = await openPanel(office, apiUrl, "operador")
  const visit = panel.frameLocator("iframe")
  // The browser also reports requests that the policy blocked; none reaches the network.
  const reached: string[] = []
  await panel.route("**://otro.test/**", (route) => {
    reached.push(route.request().url())
    return route.abort()
  })
  await panel.goto(`${apiUrl}/admin/recordings`)
  await panel.getByRole("row").filter({ hasText: "/falsificada" }).first().click()
  await expect(visit.getByText("Falsificada")).toBeVisible()
  expect(reached).toEqual([])
  expect(panel.frames().filter((shown) => shown.url().includes("otro.test"))).toEqual([])
  expect(await panel.title()).not.toContain("otro")
  await panel.getByRole("button", { name: "Reproducir" }).click()
  await expect(panel.getByRole("alert")).toContainText("Esta grabación está dañada")
})

const isCall = (url: string) => new URL(url).pathname === paths.recording

/** A forged recording that tries to run code in the panel. */
function forgedEvents() {
  const url = "http://otro.test/x"
  const element = (id: number, tagName: string, attributes: object, childNodes: object[] = []) => {
    return { id, type: 2, tagName, attributes, childNodes }
  }
  const text = (id: number, textContent: string) => ({ id, type: 3, textContent })
  const head = element(3, "head", {}, [
    element(4, "link", { rel: "stylesheet", href: url }),
    element(5, "meta", { "http-equiv": "refresh", content: `0;url=${url}` }),
    element(6, "style", { _cssText: `@import url(${url}); body { background: url(${url}) }` }),
    element(7, "script", { src: url }, [text(8, "top.document.title = 'otro'")]),
  ])
  const body = element(9, "body", { onload: "top.document.title = 'otro'" }, [
    element(10, "img", { src: url, onerror: "top.document.title = 'otro'" }),
    element(11, "iframe", { src: url, srcdoc: "<script>top.document.title = 'otro'</script>" }),
    element(12, "p", {}, [text(13, "Falsificada")]),
  ])
  const node = { id: 1, type: 0, childNodes: [element(2, "html", {}, [head, body])] }
  const timestamp = Date.now()
  return [
    { type: 4, timestamp, data: { href: url, width: 800, height: 600 } },
    { type: 2, timestamp, data: { node, initialOffset: { top: 0, left: 0 } } },
    { type: 3, timestamp: timestamp + 50, data: { source: 3, id: 1, x: 0, y: 0 } },
    // A mouse movement without positions, which cannot be played.
    { type: 3, timestamp: timestamp + 99, data: { source: 1 } },
  ]
}

/** Sends them from a page of the site, like its own script. */
async function sendForged(events: object[]): Promise<number> {
  const token = await (await fetch("/api/recording/token", { method: "POST" })).text()
  const data = { key: token.split(".")[0], seq: 0, path: "/falsificada", events }
  const body = JSON.stringify({ data })
  const headers = { "Content-Type": "application/json" }
  return (await fetch(`/api/recording?token=${token}`, { method: "POST", headers, body })).status
}
