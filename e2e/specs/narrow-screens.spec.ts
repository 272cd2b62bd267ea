import type { Locator } from "@playwright/test"
import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { holdScripts } from "../fixtures/hold-scripts.ts"
import { expect } from "../fixtures/journey.ts"
import { expectFitsNarrowest } from "../fixtures/page-checks.ts"
import { test } from "../fixtures/tour.ts"

test.use({ viewport: { width: 360, height: 780 } })

test("[B5.12] the contact bar of an ad hides while the contact buttons are visible", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  const section = page.getByRole("region", { name: "Pregúntale al vendedor" })
  const button = section.getByRole("link", { name: "Consultar" })
  const bar = page.getByRole("link", { name: "WhatsApp al vendedor" })
  // Nothing covers the button: a click on its middle reaches it.
  await button.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await button.click({ trial: true })
  await page.mouse.wheel(0, 900)
  await expect(button).not.toBeInViewport()
  await expect(bar).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await page.setViewportSize({ width: 360, height: 480 })
  await expect(button).not.toBeInViewport()
  await expect(bar).toBeVisible()
})

test("[B7.224] the name of an ad takes as much room before its font is there, so that nothing moves", async ({
  page,
  request,
  apiUrl,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${paths.ads}/${await publicAd(request, apiUrl)}`)
  const heading = page.getByRole("heading", { level: 1 })
  // In one of the two fonts these fit one line.
  const names = ["Cosechadora CLAAS Lexion 560", "Retro John Deere 310L año 2019"]
  const heights = await heading.evaluate(async (element, texts) => {
    await document.fonts.ready
    return texts.map((text) => {
      element.textContent = text
      return ["", '"Archivo Fallback"'].map((family) => {
        element.style.fontFamily = family
        return element.getBoundingClientRect().height
      })
    })
  }, names)
  for (const [withFont, before] of heights) expect(withFont).toBe(before)
})

test("[B5.12] [B10.229] [B10.235] the links of a list fit the narrowest screens above an ad, and large text covers none of them nor breaks the words of headings", async ({
  page,
}) => {
  await page.goto(`${paths.ads}?page=15`)
  await page.getByRole("article").last().getByRole("heading").getByRole("link").click()
  await expect(page.getByRole("link", { name: "Volver a los resultados" })).toBeVisible()
  await expectFitsNarrowest(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px"
  })
  const links = page.getByRole("navigation", { name: "Tus resultados" })
  expect(await coveredTexts(links)).toEqual([])
  const related = page.getByRole("heading", { name: "Anuncios relacionados" })
  expect(await brokenWords(related)).toEqual([])
})

/** Words of an element that take more than one line. */
function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const [text] = root.childNodes
    if (text === undefined) return []
    return [...root.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}

/** Texts and pictures in an element that another one of them overlaps. */
function coveredTexts(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const boxes = [...root.querySelectorAll("a, span")].map((part) => {
      const content = document.createRange()
      content.selectNodeContents(part)
      return { name: part.textContent, ...content.getBoundingClientRect().toJSON() }
    })
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.name} / ${other.name}`),
    )
  })
}

test("[B7.205] [B7.220] what the home page has below the first screen takes its place before it is laid out", async ({
  browser,
  siteUrl,
}) => {
  // A window of its own has seen no ads, which the page would show once it is idle.
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await page.goto(siteUrl + paths.home)
  const estimated = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.addStyleTag({ content: "section, footer { content-visibility: visible !important }" })
  const actual = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(Math.abs(estimated - actual)).toBeLessThan(actual * 0.03)
  await expect(page.getByRole("region", { name: "Recién publicados" })).toHaveCSS(
    "contain-intrinsic-size",
    /^auto \d+px$/,
  )
  await expect(page.getByRole("contentinfo")).toHaveCSS("content-visibility", "visible")
  await page.close()
})

test("[B7.206] rows of a list wait in their places until scripts start or a visit returns", async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  const read = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      waiting: [...document.querySelectorAll(".cards-by-choice li")].filter(
        (row) => getComputedStyle(row).contentVisibility === "auto",
      ).length,
      y: scrollY,
    }))
  await page.goto(siteUrl + paths.ads)
  const estimated = await read()
  expect(estimated.waiting).toBe(16)
  await page.evaluate(() => {
    const key = history.state.key
    history.scrollRestoration = "manual"
    sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ [key]: 2_000 }))
  })
  await page.reload()
  const returned = await read()
  expect(returned).toMatchObject({ waiting: 0, y: 2_000 })
  expect(Math.abs(estimated.height - returned.height)).toBeLessThan(returned.height * 0.03)
  // The browser has state of ours now, so scripts would start at rest, without a sign of a person.
  const releaseScripts = await holdScripts(page)
  await page.goto(`${siteUrl}${paths.ads}?page=2`, { waitUntil: "domcontentloaded" })
  expect((await read()).waiting).toBe(16)
  releaseScripts()
  await page.mouse.move(10, 10, { steps: 2 })
  await expect(page.locator("html")).toHaveAttribute("data-whole", "")
  expect((await read()).waiting).toBe(0)
  await page.close()
})

test.describe("with an account", () => {
  test.use({ visitor: "pro" })

  for (const path of [paths.home, paths.ads, paths.packs, paths.buyPack]) {
    test(`[B5.12] [B5.16] ${path} fits the narrowest screens, and its header leads to a new ad`, async ({
      page,
    }) => {
      await page.goto(path)
      await expectFitsNarrowest(page)
      const announce = page.getByRole("banner").getByRole("link", { name: "Anunciar ahora" })
      for (const width of [320, 360, 767, 1440]) {
        await page.setViewportSize({ width, height: 780 })
        await expect(announce).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test("[B5.12] [B5.16] the form of an ad fits as well, without that button", async ({ page }) => {
    await page.goto(paths.postAd)
    await expectFitsNarrowest(page)
    await expect(page.getByText("Anunciar ahora")).toHaveCount(0)
  })
})

test("[B5.12] a phone shows about three ads at once, and remembers the choice of large cards", async ({
  page,
}) => {
  await page.goto(paths.ads)
  const cards = page.getByRole("article")
  const height = async () => (await cards.nth(1).boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(780 / 3)
  const toggle = page.getByRole("button", { name: "Vista compacta" })
  await expect(toggle).toHaveAttribute("aria-pressed", "true")
  await toggle.click()
  await expect(toggle).toHaveAttribute("aria-pressed", "false")
  expect(await height()).toBeGreaterThan(780 / 3)

  // The choice applies before the first paint, without layout shift.
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value))
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.reload()
  await expect(toggle).toHaveAttribute("aria-pressed", "false")
  expect(await height()).toBeGreaterThan(780 / 3)
  const shifted = await page.evaluate(() =>
    "shifts" in window && Array.isArray(window.shifts)
      ? window.shifts.reduce((a, b) => a + b, 0)
      : 1,
  )
  expect(shifted).toBeLessThan(0.02)
  await toggle.click()
  await expect(toggle).toHaveAttribute("aria-pressed", "true")
})

test("[B5.12] the filters are a dialog: focus goes in, stays, and returns by Escape or button", async ({
  page,
}) => {
  await page.goto(paths.ads)
  const opener = page.getByRole("button", { name: "Filtros", exact: true })
  const dialog = page.getByRole("dialog", { name: "Filtros" })
  await opener.click()
  await expect(dialog.getByRole("heading", { name: "Filtros" })).toBeFocused()
  // Parts of the page that are loaded later may arrive while the dialog is open.
  await page.evaluate(() => {
    document.querySelector("aside")?.after(document.createElement("button"))
  })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab")
    const place = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body || activeElement?.closest("[role=dialog]") ? "inside" : "behind"
    })
    expect(place).toBe("inside")
  }
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByRole("button", { name: "Cerrar filtros" }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByText("Construcción", { exact: true }).click()
  await expect(page).toHaveURL(/category=construccion/)
  await dialog.getByRole("button", { name: /^Ver / }).click()
  await expect(dialog).toBeHidden()
  await expect(opener.or(page.getByRole("button", { name: /Filtros \(1\)/ }))).toBeFocused()
})
