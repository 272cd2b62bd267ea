import { afterEach, expect, test } from "vitest"
import { loadSiteStyles, siteStylesId } from "./site-styles.ts"

afterEach(() => document.head.replaceChildren())

function openPage(isReduced: boolean): void {
  const style = document.createElement("style")
  style.id = siteStylesId
  if (isReduced) style.dataset.reduced = ""
  document.head.append(style)
}

const links = () => [...document.head.querySelectorAll("link")]

test("[B7.7] scripts wait for the whole stylesheet, which follows the styles of the page", async () => {
  openPage(true)
  const loaded = loadSiteStyles("/assets/app.css")
  const link = document.head.lastElementChild
  expect([link?.getAttribute("rel"), link?.getAttribute("href")]).toEqual([
    "stylesheet",
    "/assets/app.css",
  ])
  link?.dispatchEvent(new Event("load"))
  await expect(loaded).resolves.toBeUndefined()
})

test("[B7.7] a page whose stylesheet is lost stays as the server rendered it", async () => {
  openPage(true)
  const loaded = loadSiteStyles("/assets/app.css")
  links()[0]?.dispatchEvent(new Event("error"))
  await expect(loaded).rejects.toThrow("could not be loaded")
})

test("a page with all styles loads none", async () => {
  openPage(false)
  await loadSiteStyles("/assets/app.css")
  expect(links()).toEqual([])
})
