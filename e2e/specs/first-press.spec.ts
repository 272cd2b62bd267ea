import type { Page } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { holdScripts } from "../fixtures/hold-scripts.ts"
import { expect, test } from "../fixtures/journey.ts"

// A browser that has nothing of ours: its pages wait for the first sign of a person.
test.use({ promotion: true })

const ready = (visit: Page) =>
  visit.waitForFunction(() => Reflect.get(window, "waraStart")?.isReady === true)

test("[B7.103] [B7.171] a page that nobody uses loads only what counts it; the first sign makes it interactive", async ({
  context,
  request,
  apiUrl,
}) => {
  const visit = await context.newPage()
  const scripts: string[] = []
  visit.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).pathname)
  })
  const ad = await publicAd(request, apiUrl)
  for (const path of [paths.home, paths.ads, `${paths.ads}/${ad}`, paths.login]) {
    scripts.length = 0
    await visit.goto(path)
    await visit.waitForFunction(() => Reflect.get(window, "waraStart").onBegin !== undefined)
    expect(scripts.length, scripts.join()).toBeLessThanOrEqual(2)
    expect(await visit.evaluate(() => Reflect.get(window, "__reactRouterDataRouter"))).toBe(
      undefined,
    )
  }
  // A heart is on the page before its scripts, and pressing it is a sign; the router's core waits.
  scripts.length = 0
  await visit.goto(paths.ads)
  await visit
    .getByRole("button", { name: /^Guardar / })
    .first()
    .click()
  await expect(visit.locator("[aria-pressed=true]").first()).toBeVisible()
  // Its files are known now, and so is what it did: the next page does not wait.
  await visit.reload()
  await ready(visit)
  await expect(visit.locator("[aria-pressed=true]").first()).toBeVisible()
  await visit.close()
})

test("[B7.239] a page that is opened from elsewhere asks storage and cookies about nothing", async ({
  context,
  request,
  apiUrl,
}) => {
  await context.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const watch = (owner: object, name: string) => {
      const own = Object.getOwnPropertyDescriptor(owner, name)
      Object.defineProperty(owner, name, {
        get() {
          asked.push(name)
          return own?.get?.call(this)
        },
      })
    }
    watch(window, "localStorage")
    watch(window, "sessionStorage")
    watch(Document.prototype, "cookie")
  })
  const ad = await publicAd(request, apiUrl)
  for (const path of [paths.home, paths.ads, `${paths.ads}/${ad}`, paths.login]) {
    const visit = await context.newPage()
    await visit.goto(path)
    await visit.waitForFunction(() => Reflect.get(window, "waraStart").onBegin !== undefined)
    expect(await visit.evaluate(() => Reflect.get(window, "asked")), path).toEqual([])
    await visit.close()
  }
})

test("[B7.239] [B5.12] a choice that such a page has not read applies when its scripts start", async ({
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem("wara-cards", "large"))
  const visit = await context.newPage()
  await visit.goto(paths.ads)
  const html = visit.locator("html")
  expect(await html.getAttribute("data-cards")).toBe(null)
  await visit.mouse.move(10, 10, { steps: 2 })
  await expect(html).toHaveAttribute("data-cards", "large")
  await visit.close()
})

test("[B7.105] [S4.9] who only reads is asked about cookies too, without giving a sign", async ({
  context,
}) => {
  for (const path of [paths.home, paths.ads]) {
    const visit = await context.newPage()
    await visit.goto(path)
    await expect(visit.getByRole("region", { name: "Preferencias de cookies" })).toBeVisible()
    await visit.close()
    await context.clearCookies()
  }
})

test("[B7.104] a photograph that is pressed before the scripts are there opens once, and no file", async ({
  context,
  request,
  apiUrl,
}) => {
  const visit = await context.newPage()
  const release = await holdScripts(visit)
  const path = `${paths.ads}/${await publicAd(request, apiUrl)}`
  await visit.goto(path)
  const photo = visit.getByRole("link", { name: /^Ver la foto 1 de/ })
  await photo.click()
  await expect(photo).toHaveAttribute("aria-busy", "true")
  await photo.click()
  await expect(visit).toHaveURL(new RegExp(`${path}$`))
  release()
  await expect(visit.getByRole("dialog")).toHaveCount(1)
  await expect(visit).toHaveURL(new RegExp(`${path}$`))
  await visit.close()
})

test("[B7.104] order and size of cards that are chosen before the scripts are there are applied once", async ({
  context,
}) => {
  const visit = await context.newPage()
  const release = await holdScripts(visit)
  await visit.goto(paths.ads)
  const rows = visit.getByRole("button", { name: "Vista compacta" })
  await rows.click()
  await visit.getByLabel("Ordenar", { exact: false }).first().selectOption({ index: 2 })
  await expect(rows).toHaveAttribute("aria-busy", "true")
  release()
  await expect(visit.locator("html")).toHaveAttribute("data-cards", "compact")
  await expect(visit).toHaveURL(/orden=/)
  await expect(rows).not.toHaveAttribute("aria-busy", "true")
  await visit.close()
})

test("[B7.104] filters and menu of a phone open without scripts, and are dialogs once they are there", async ({
  context,
}) => {
  const visit = await context.newPage()
  await visit.setViewportSize({ width: 360, height: 740 })
  const release = await holdScripts(visit)
  await visit.goto(paths.ads)
  await visit.getByRole("button", { name: "Filtros" }).click()
  const panel = visit.locator("#filtros")
  await expect(panel).toBeVisible()
  release()
  await ready(visit)
  await expect(panel).toHaveRole("dialog")
  await visit.keyboard.press("Escape")
  await expect(panel).toBeHidden()
  await visit.close()

  const other = await context.newPage()
  await other.setViewportSize({ width: 360, height: 740 })
  const goOn = await holdScripts(other)
  await other.goto(paths.home)
  const menu = other.locator("details.covers-page")
  await menu.locator("summary").click()
  await expect(menu.getByRole("navigation")).toBeVisible()
  goOn()
  await ready(other)
  await expect(menu.getByRole("navigation")).toBeVisible()
  await other.keyboard.press("Escape")
  await expect(menu.getByRole("navigation")).toBeHidden()
  await other.close()
})

test("[B7.106] a price typed before the scripts are there is applied with the category", async ({
  context,
}) => {
  for (const width of [1440, 360]) {
    const visit = await context.newPage()
    await visit.setViewportSize({ width, height: 740 })
    const release = await holdScripts(visit)
    await visit.goto(paths.ads)
    if (width === 360) await visit.getByRole("button", { name: "Filtros" }).click()
    const filters = visit.locator("#filtros")
    await filters.getByText("Energía", { exact: true }).click()
    const price = filters.getByLabel("Desde").first()
    await price.pressSequentially("5 millones")
    release()
    await expect(visit).toHaveURL(/category=energia&precio_desde=5000000$/)
    await expect(price).toHaveValue("5.000.000")
    await expect(price).toBeFocused()
    await visit.close()
  }
})

test("[B7.107] text typed before the scripts are there gets its suggestions", async ({
  context,
}) => {
  for (const path of [paths.home, paths.ads]) {
    const visit = await context.newPage()
    const release = await holdScripts(visit)
    await visit.goto(path)
    const field = visit.locator("main input[type=search]").first()
    await field.pressSequentially("excav")
    release()
    await expect(visit.getByRole("listbox", { name: "Sugerencias" })).toBeVisible()
    await expect(field).toHaveValue("excav")
    await visit.close()
  }
})

test("[B7.104] links and forms go on without waiting for scripts", async ({ context }) => {
  const visit = await context.newPage()
  await holdScripts(visit)
  await visit.goto(`${paths.ads}?s=grua`)
  await visit.getByLabel("Avísame cuando se publique otro así").fill("alguien@wara.test")
  await visit.getByRole("button", { name: "Avísame" }).click()
  await expect(visit).toHaveURL(new RegExp(`${paths.newAlert}`))
  await visit.goto(paths.ads)
  await visit.locator("main article h3 a").first().click()
  await expect(visit).toHaveURL(/\/anuncios\/.+/)
  await visit.goto(paths.home)
  const search = visit.locator("search input[name=s]").first()
  await search.fill("grúa")
  await search.press("Enter")
  await expect(visit).toHaveURL(/s=gr/)
  await visit.close()
})
