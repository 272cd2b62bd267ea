import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { expect, test } from "../fixtures/journey.ts"
import { openPanel } from "../fixtures/sessions.ts"

/** Records what the browser refuses on the page from now on. */
async function recordRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction("recordRefusal", (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, sample, blockedURI } = event
      const what = `${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`
      Reflect.get(window, "recordRefusal")(what)
    })
  })
  return refused
}

/** What happens when a script uses a string as markup or as a script, by the error's name. */
function tryStrings(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const attempt = (use: () => unknown) => {
      try {
        use()
        return "accepted"
      } catch (error) {
        return error instanceof Error ? error.name : "refused"
      }
    }
    const markup = "<img src=x onerror=alert(1)>"
    const script = document.createElement("script")
    return {
      innerHTML: attempt(() => {
        document.createElement("div").innerHTML = markup
      }),
      insertAdjacentHTML: attempt(() => document.body.insertAdjacentHTML("beforeend", markup)),
      write: attempt(() => document.write(markup)),
      parser: attempt(() => new DOMParser().parseFromString(markup, "text/html")),
      source: attempt(() => {
        script.src = "https://evil.test/x.js"
      }),
      text: attempt(() => {
        script.text = "alert(1)"
      }),
      policy: attempt(() => {
        const policies = Reflect.get(window, "trustedTypes")
        policies.createPolicy("another", { createHTML: (html: string) => html })
      }),
    }
  })
}

const refusedAll = Object.fromEntries(
  ["innerHTML", "insertAdjacentHTML", "write", "parser", "source", "text", "policy"].map((sink) => [
    sink,
    "TypeError",
  ]),
)

test.describe("[B8.28] strings used as markup", () => {
  test("pages for visitors use none, also from link to link", async ({ page }) => {
    const refused = await recordRefusals(page)
    for (const path of [paths.home, paths.login, paths.faq, paths.ads]) await page.goto(path)
    // The next page is built in the browser, with its structured data.
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click()
    await expect(page.locator("script[type='application/ld+json']").first()).toBeAttached()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(refused).toEqual([])
  })

  test("pages of an account use none", async ({ page, logInAs }) => {
    const refused = await recordRefusals(page)
    await logInAs("pro")
    for (const path of [paths.account, paths.accountAds, paths.publisher]) await page.goto(path)
    expect(refused).toEqual([])
  })

  test("pages of the panel use none", async ({ newWindow, apiUrl }) => {
    const panel = await openPanel(await newWindow(), apiUrl, "operador")
    const refused = await recordRefusals(panel)
    for (const path of ["", "/reviews", "/users", "/faqs/create"]) {
      await panel.goto(`${apiUrl}/admin${path}`)
      await expect(panel.getByRole("heading").first()).toBeVisible()
      await expect(panel.getByRole("progressbar")).toHaveCount(0)
    }
    // The editor inserts its styles and parses the text.
    await expect(panel.getByRole("textbox", { name: "Respuesta" })).toBeVisible()
    expect(refused).toEqual([])
  })

  test("browsers refuse them on the site and in the panel", async ({
    newWindow,
    siteUrl,
    apiUrl,
  }) => {
    const context = await newWindow()
    const page = await context.newPage()
    await page.goto(siteUrl + paths.ads)
    expect(await tryStrings(page)).toEqual(refusedAll)
    const panel = await openPanel(context, apiUrl, "operador")
    await panel.goto(`${apiUrl}/admin`)
    // The panel's policy reduces markup in place of refusing it.
    const cleaned = { innerHTML: "accepted", insertAdjacentHTML: "accepted", write: "accepted" }
    expect(await tryStrings(panel)).toEqual({ ...refusedAll, ...cleaned, parser: "accepted" })
    expect(await panel.locator("img[src=x]").count()).toBe(0)
  })
})
