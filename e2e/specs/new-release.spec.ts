import type { Page } from "@playwright/test"
import { expect, openHydrated, test } from "../fixtures/journey.ts"

// The browser must not have the files that are missing here.
test.use({ isNewBrowser: true })

/** Opens a page and records the documents loaded from then on. */
async function watchDocuments(page: Page, path: string): Promise<string[]> {
  const documents: string[] = []
  await openHydrated(page, path)
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const follow = (page: Page) => page.getByRole("link", { name: "Contáctanos" }).first().click()
const title = (page: Page) => page.getByRole("heading", { level: 1 })

test("[S4.15] a page whose code is missing is loaded as a document, once; then it shows an error", async ({
  page,
}) => {
  // The tab stores for ten seconds that it was reloaded; a busy machine may take longer.
  await page.clock.setFixedTime(new Date())
  await page.route("**/assets/contact-*.js", (route) => route.fulfill({ status: 404 }))
  const documents = await watchDocuments(page, "/preguntas-frecuentes")
  await follow(page)
  await expect(title(page)).toHaveText("Contáctanos")
  expect(documents).toEqual(["/contacto"])
  const again = await watchDocuments(page, "/preguntas-frecuentes")
  await follow(page)
  await expect(title(page)).toHaveText("La página no llegó completa")
  expect(again).toEqual([])
})

test("[S4.14] a tab of an old release loads the next page as a document, which then caches the communes", async ({
  page,
}) => {
  const documents = await watchDocuments(page, "/preguntas-frecuentes")
  const release: string = await page.evaluate(
    "window.__reactRouterDataRouter.state.loaderData.root.site.release",
  )
  await page.route("**/*.data", async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(release, "another")
    await route.fulfill({ response, body })
  })
  await follow(page)
  await expect(title(page)).toHaveText("Contáctanos")
  expect(documents).toEqual(["/contacto"])
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("wara-communes")))
    .toContain("Antofagasta")
})

test("[B7.175] a page whose scripts are gone when they are to begin is loaded again once, and then works without them", async ({
  context,
}) => {
  const visit = await context.newPage()
  await visit.clock.setFixedTime(new Date())
  await visit.route("**/assets/frame-*.js", (route) => route.fulfill({ status: 404 }))
  const documents: string[] = []
  visit.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await visit.goto("/preguntas-frecuentes")
  await expect.poll(() => documents).toEqual(["/preguntas-frecuentes", "/preguntas-frecuentes"])
  // It has given up: nothing that is pressed is held.
  await visit.waitForFunction(() => Reflect.get(window, "waraStart")?.isReady === true)
  await follow(visit)
  await expect(title(visit)).toHaveText("Contáctanos")
  expect(documents.slice(2)).toEqual(["/contacto"])
})
