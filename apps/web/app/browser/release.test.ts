import { type DataStrategyResult, RouterContextProvider } from "react-router"
import { expect, test, vi } from "vitest"

const rootOf = (release: string): Record<string, DataStrategyResult> => ({
  root: { type: "data", result: { site: { release } } },
  page: { type: "error", result: new Error("No result found for the old name of this page") },
})

/** A tab that was opened with release "one" and shows /anuncios?page=2. */
async function openTab() {
  // Each tab is a document of its own.
  vi.resetModules()
  const { recordRelease, isOldRelease } = await import("./release.ts")
  const { followRelease } = await import("./release.ts")
  recordRelease("one", "/anuncios?page=2")
  /** The result of a load or post with this response; a URL when it becomes a document load. */
  const go = async (
    address: string,
    answer: Record<string, DataStrategyResult>,
    method = "GET",
  ) => {
    const request = new Request(`http://wara.test${address}`, { method })
    const url = new URL(request.url)
    const context = new RouterContextProvider()
    const args = { request, url, params: {}, context, pattern: "" }
    try {
      return await followRelease(args, async () => answer)
    } catch (thrown) {
      const isDocument = thrown instanceof Response && thrown.headers.has("X-Remix-Reload-Document")
      return isDocument ? thrown.headers.get("Location") : thrown
    }
  }
  return { go, isOldRelease, recordRelease }
}

test("[S4.15] data of another release load the page as a document, whatever their status", async () => {
  const { go } = await openTab()
  const same = rootOf("one")
  expect(await go("/anuncios/grua", same)).toBe(same)
  expect(await go("/anuncios/grua?a=1", rootOf("two"))).toBe("/anuncios/grua?a=1")
})

test("a post of an old tab is answered; the next page loads as a document", async () => {
  const { go, isOldRelease } = await openTab()
  const saved: Record<string, DataStrategyResult> = { page: { type: "data", result: "Guardado" } }
  expect(await go("/anuncios?page=2", saved, "POST")).toBe(saved)
  const again = rootOf("two")
  expect(await go("/anuncios?page=2", again)).toBe(again)
  expect(isOldRelease()).toBe(true)
  expect(await go("/cuenta", rootOf("two"))).toBe("/cuenta")
})

test("other requests and development servers are not affected", async () => {
  const { go, isOldRelease, recordRelease } = await openTab()
  await go("/api/social-providers", { providers: { type: "data", result: [] } })
  await go("/anuncios", rootOf(""))
  await go("/anuncios", { root: { type: "error", result: new Error("no answer") } })
  expect(isOldRelease()).toBe(false)
  recordRelease("", "/anuncios")
  expect(await go("/cuenta", rootOf("two"))).toBe("/cuenta")
})
