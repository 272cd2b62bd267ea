import { mkdir } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { type Browser, chromium, type Page } from "@playwright/test"
import { startStack } from "@wara/devstack/start-stack"
import { paths } from "@wara/domain/site/paths"
import { chromiumArguments } from "./fixtures/chromium-arguments.ts"
import { dismissOverlays, openPanel, openSession } from "./fixtures/sessions.ts"

/** The pictures of the README, retaken by `npm run screenshots`. */
const shots = [
  { name: "home", path: paths.home, width: 1440, height: 1000, colorScheme: "light" },
  {
    name: "list",
    path: `${paths.ads}?s=excavadora`,
    width: 1440,
    height: 1000,
    colorScheme: "light",
  },
  { name: "detail-dark", path: null, width: 1440, height: 1000, colorScheme: "dark" },
  { name: "home-phone", path: paths.home, width: 390, height: 844, colorScheme: "dark" },
  {
    name: "list-phone",
    path: `${paths.ads}?category=mineria`,
    width: 390,
    height: 844,
    colorScheme: "light",
  },
  { name: "detail-phone", path: null, width: 390, height: 844, colorScheme: "light" },
  {
    name: "post-ad-phone",
    path: paths.postAd,
    as: "pro",
    width: 390,
    height: 844,
    colorScheme: "light",
  },
  {
    name: "own-ads",
    path: paths.accountAds,
    as: "pro",
    width: 1440,
    height: 1000,
    colorScheme: "dark",
  },
  {
    name: "leads",
    path: paths.accountLeads,
    as: "pro",
    width: 1440,
    height: 1000,
    colorScheme: "light",
  },
  {
    name: "ask-phone",
    path: null,
    clicks: "Consultar",
    width: 390,
    height: 844,
    colorScheme: "dark",
  },
  { name: "saved-phone", path: paths.saved, width: 390, height: 844, colorScheme: "light" },
] as const

const folder = fileURLToPath(new URL("../docs/screenshots/", import.meta.url))

async function takeShot(
  browser: Browser,
  { siteUrl, apiUrl }: { siteUrl: string; apiUrl: string },
  shot: (typeof shots)[number],
): Promise<void> {
  const { width, height, colorScheme } = shot
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, colorScheme, locale: "es-CL" })
  await dismissOverlays(context, siteUrl)
  if ("as" in shot) await openSession(context, context.request, { apiUrl, siteUrl, name: shot.as })
  const page = await context.newPage()
  if (shot.path === paths.saved) await saveAds(page, siteUrl)
  await page.goto(`${siteUrl}${shot.path ?? `${paths.ads}?s=excavadora`}`, {
    waitUntil: "networkidle",
  })
  if (shot.path === null) {
    await page.getByRole("article").first().getByRole("link").first().click()
    await page.waitForURL(/\/anuncios\/[a-z0-9-]+$/)
    await page.waitForLoadState("networkidle")
  }
  if ("clicks" in shot) await page.getByText(shot.clicks, { exact: true }).first().click()
  // Pictures that lie beside or below the screen load only when they come near.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect()
      const shown = width > 0 && top < window.innerHeight && left >= 0 && left < window.innerWidth
      return !shown || (image.complete && image.naturalWidth > 0)
    }),
  )
  await page.screenshot({ path: `${folder}${shot.name}.jpg`, type: "jpeg", quality: 78 })
  await context.close()
}

/** Saves the first ads of the list in the browser, as a visitor does. */
async function saveAds(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl + paths.ads, { waitUntil: "networkidle" })
  const hearts = page.getByRole("article").getByRole("button", { name: /^Guardar / })
  for (let saved = 0; saved < 3; saved += 1) await hearts.nth(saved).click()
}

/** The team's review desk, which has a log-in and a host of its own. */
async function takeDesk(browser: Browser, apiUrl: string): Promise<void> {
  const viewport = { width: 1440, height: 1000 }
  const context = await browser.newContext({ viewport, locale: "es-CL" })
  const page = await openPanel(context, apiUrl, "moderador")
  await page.goto(`${apiUrl}/admin/reviews`)
  await page.getByRole("main").getByRole("link").first().click()
  await page.getByRole("button", { name: /aprobar/i }).waitFor()
  await page.waitForLoadState("networkidle")
  await page.screenshot({ path: `${folder}review-desk.jpg`, type: "jpeg", quality: 78 })
  await context.close()
}

await mkdir(folder, { recursive: true })
const stack = await startStack({ ads: 2_000 })
try {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: chromiumArguments,
  })
  for (const shot of shots) await takeShot(browser, stack, shot)
  await takeDesk(browser, stack.apiUrl)
  await browser.close()
} finally {
  await stack.stop()
}
