import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { paths } from "@wara/domain/site/paths"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { recordOpenedPayment } from "../../../entities/payment/opened-payment.ts"
import { createDraftStore } from "../draft/draft-store.ts"
import type { Posting } from "../posting.ts"
import { SummaryView } from "./summary-view.tsx"

const owner = 951
const posting: Posting = {
  owner,
  email: "ana@faena.cl",
  isConfirmed: true,
  pendingEmail: null,
  prices: {
    credits: { publication: 2, featured: 0, days: 15 },
    packs: [],
    featuredPrice: 9_990,
    adDays: 15,
  },
  contact: { email: "", phone: "", region: 0, commune: 0, address: "", address_number: "" },
  saved: null,
  reachedDraftLimit: null,
  profile: { phone: "+56912345678", commune: 22 },
  isWanted: false,
  categories: [],
  conditions: [],
  regions: [],
  communes: { region: "", communes: [] },
  manufacturers: [],
  target: { url: "/api/ads/upload", ticket: null },
}
const checkout = { orderKey: "key", values: {}, regions: [], communes: [] }

beforeEach(() => {
  const saved = { kind: "saved", ad: 7, version: 1, saved_at: "2026-11-20T12:00:00.000Z" }
  const answers: Record<string, object> = {
    [paths.draftCheck]: {},
    [paths.draftSubmit]: { kind: "logged-out" },
  }
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path] ?? saved))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

async function show(given: Posting): Promise<void> {
  const element = <SummaryView posting={given} checkout={checkout} />
  const routes = [{ path: paths.postAdSummary, element }]
  const router = createMemoryRouter(routes, { initialEntries: [paths.postAdSummary] })
  render(<RouterProvider router={router} />)
  await screen.findByRole("heading", { level: 1 })
}

test("submitting after the session ended scrolls to the problem, far above the button", async () => {
  createDraftStore(owner).getState().change({ name: "Grúa horquilla" })
  await show(posting)
  fireEvent.click(screen.getByText("Enviar a revisión", { selector: "button" }))
  const notice = await screen.findByText("Tu sesión terminó")
  await expect.poll(() => document.activeElement?.contains(notice)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test("[B5.38] the preview is labelled as the user's own ad", async () => {
  createDraftStore(owner).getState().change({ name: "Grúa horquilla" })
  await show(posting)
  expect(screen.getByText("Así se verá tu anuncio", { selector: "h2" })).toBeDefined()
})

test("an ad that needs payment tracks the start of a checkout; one that uses a credit does not", async () => {
  const events = captureTags()
  const { change, markReported } = createDraftStore(owner).getState()
  change({ name: "Grúa horquilla" })
  await show(posting)
  expect(events).toEqual([])
  cleanup()
  const pack = { id: 3, documentId: "p3", name: "15 anuncios", slug: "15-anuncios", days: 15 }
  const packs = [{ ...pack, price: 69_990, ads: 15, featured: 1 }]
  markReported({ view_item_list: true })
  await show({
    ...posting,
    prices: { ...posting.prices, credits: { publication: 0, featured: 0, days: 15 }, packs },
  })
  expect(events).toMatchObject([{ event: "begin_checkout", ecommerce: { value: 69_990 } }])
})

test("[B5.34] contact data missing in the profile can be saved there; a complete profile is not asked", async () => {
  createDraftStore(owner).getState().change({ name: "Grúa", phone: "912345678", commune: 22 })
  await show(posting)
  expect(screen.queryByRole("checkbox", { name: /Guardar en mi perfil/ })).toBeNull()
  cleanup()
  await show({ ...posting, profile: { phone: "", commune: 22 } })
  const box = await screen.findByRole("checkbox", { name: /Guardar en mi perfil/ })
  expect(box.getAttribute("name")).toBe("save_contact")
  expect(screen.getByText(/^\+56 9 1234 5678\./)).toBeDefined()
})

test("[B5.38] returning from Webpay without paying shows a message at the top, once", async () => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {})
  createDraftStore(owner).getState().change({ ad_id: 7, name: "Grúa horquilla" })
  recordOpenedPayment(8)
  await show(posting)
  expect(screen.queryByText("Volviste sin pagar.")).toBeNull()
  cleanup()
  recordOpenedPayment(7)
  await show(posting)
  const notice = await screen.findByText("Volviste sin pagar.")
  expect(notice.parentElement?.textContent).toContain("No se hizo ningún cargo")
  await expect.poll(() => scrolled.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]])
  cleanup()
  await show(posting)
  expect(screen.queryByText("Volviste sin pagar.")).toBeNull()
})

test("[B5.38] a page restored from the back/forward cache after paying says so", async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {})
  createDraftStore(owner).getState().change({ ad_id: 7, name: "Grúa horquilla" })
  await show(posting)
  recordOpenedPayment(7)
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }))
  expect(await screen.findByText("Volviste sin pagar.")).toBeDefined()
})
