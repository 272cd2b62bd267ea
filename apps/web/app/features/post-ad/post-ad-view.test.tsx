// Long because the wizard is tested through its steps with one draft.
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { SavedDraft } from "@wara/contract/draft"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { buildCategory } from "@wara/factories/build-catalog"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { onNotice } from "../../ui/notify.ts"
import { createDraftStore } from "./draft/draft-store.ts"
import { PostAdView } from "./post-ad-view.tsx"
import type { Posting } from "./posting.ts"

function posting(owner: number): Posting {
  return {
    owner,
    email: "ana@faena.cl",
    isConfirmed: false,
    pendingEmail: null,
    prices: {
      credits: { publication: 2, featured: 0, days: 15 },
      packs: [],
      featuredPrice: 9_990,
      adDays: 15,
    },
    contact: {
      ...{ email: "ana@faena.cl", phone: "+56 9 1234 5678", region: 2, commune: 22 },
      ...{ address: "", address_number: "" },
    },
    reachedDraftLimit: null,
    profile: { phone: "+56912345678", commune: 22 },
    saved: null,
    isWanted: false,
    categories: [buildCategory({ id: 3, name: "Transporte" })],
    conditions: [],
    regions: [{ id: 2, slug: "antofagasta", name: "Antofagasta" }],
    communes: { region: "antofagasta", communes: [{ value: "22", label: "Calama" }] },
    manufacturers: [],
    target: { url: "/api/ads/upload", ticket: null },
  }
}

/** Replaces the site's server, with its validation errors. */
let found: Record<string, string> | null = {}
/** The stored draft's version, if another browser wrote it. */
let newest: SavedDraft | null = null
beforeEach(() => {
  found = {}
  vi.stubGlobal("scrollTo", () => {})
  newest = null
  vi.stubGlobal("fetch", (asked: string | URL | Request) => {
    if (found === null) return Promise.reject(new TypeError("offline"))
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, "http://site.test")
    if (pathname === "/api/draft/check") return Promise.resolve(Response.json(found))
    if (newest !== null) return Promise.resolve(Response.json({ kind: "newer", saved: newest }))
    const saved = { kind: "saved", ad: 7, version: 1, saved_at: "2026-11-20T12:00:00.000Z" }
    return Promise.resolve(Response.json(saved))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function openPage(owner: number, address = "/anunciar", given: Partial<Posting> = {}) {
  const routes = [
    {
      path: "/anunciar",
      element: <PostAdView posting={{ ...posting(owner), ...given }} />,
    },
    { path: "/anunciar/resumen", element: <h1>Resumen</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const { unmount } = render(<RouterProvider router={router} />)
  const at = () => router.state.location.pathname + router.state.location.search
  return { router, at, unmount }
}

// By text: queries by role are slow in a whole form.
const heading = (name: string) => screen.findByText(name, { selector: "h1" })
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test("[S4.12] [B5.38] the form starts at step 1 with the cost and the notice to confirm the e-mail", async () => {
  openPage(931)
  await heading("¿Cómo lo publicas?")
  expect(screen.getByText("Paso 1 de 6")).toBeDefined()
  expect(screen.getByText(/ana@faena[.]cl/, { selector: "[role=status]" })).toBeDefined()
  expect(screen.getAllByText("Usarás 1 crédito; te queda 1").length).toBeGreaterThan(0)
})

test("a step shows errors next to their fields, focuses the first, and survives a reload", async () => {
  const { at, router, unmount } = openPage(932)
  await heading("¿Cómo lo publicas?")
  press("Continuar")
  await heading("¿Qué vendes?")
  expect(at()).toBe("/anunciar?paso=2")
  found = {
    name: "Escribe el nombre del equipo.",
    price: "Escribe el precio, sin IVA.",
    email: "x",
  }
  press("Continuar")
  await screen.findByText("Escribe el nombre del equipo.")
  await expect.poll(() => document.activeElement).toBe(field("Nombre del equipo"))
  fireEvent.change(field("Nombre del equipo"), { target: { value: "Grúa horquilla" } })
  // Only the corrected field loses its error.
  expect(screen.queryByText("Escribe el nombre del equipo.")).toBeNull()
  expect(screen.getByText("Escribe el precio, sin IVA.")).toBeDefined()
  expect(screen.getAllByText("Grúa horquilla", { selector: "h3 a" }).length).toBeGreaterThan(0)
  found = {}
  press("Continuar")
  await heading("¿Dónde está y quién responde?")
  await router.navigate(-1)
  await heading("¿Qué vendes?")
  unmount()
  openPage(932, "/anunciar?paso=3")
  await heading("¿Dónde está y quién responde?")
  expect(field("Teléfono").value).toBe("+56 9 1234 5678")
})

test.each(["5", "x"])(
  "step %s, unreached or unknown, redirects to the first incomplete one",
  async (step) => {
    createDraftStore(933).getState().choose({ step: 2 })
    const { at } = openPage(933, `/anunciar?paso=${step}`)
    await heading("¿Qué vendes?")
    await waitFor(() => expect(at()).toBe("/anunciar?paso=2"))
  },
)

test("offline the form continues, and its input is stored in this browser", async () => {
  createDraftStore(934).getState().choose({ step: 2 })
  openPage(934, "/anunciar?paso=2")
  await heading("¿Qué vendes?")
  found = null
  fireEvent.change(field("Nombre del equipo"), { target: { value: "Grúa horquilla" } })
  press("Continuar")
  await heading("¿Dónde está y quién responde?")
  window.dispatchEvent(new Event("pagehide"))
  expect(await screen.findByText("Guardado aquí")).toBeDefined()
  expect(createDraftStore(934).getState().draft).toMatchObject({ step: 3, ad: { region: 2 } })
})

test("a draft chosen in the account opens at its last step", async () => {
  const draft = { ...createDraftStore(935).getState().draft, step: 4 }
  const saved_at = "2026-11-20T12:00:00.000Z"
  const chosen = { ad: 12, draft, version: 3, saved_at, device: "", images: [] }
  const { at } = openPage(935, "/anunciar?borrador=12", { saved: chosen, isWanted: true })
  await heading("Ficha técnica")
  expect(at()).toBe("/anunciar?paso=4")
  expect(createDraftStore(935).getState()).toMatchObject({
    version: 3,
    draft: { ad: { ad_id: 12 } },
  })
})

const savedDraft = (name: string, version: number, step = 2): SavedDraft => ({
  ad: 12,
  draft: {
    ...emptyDraft(),
    step,
    ad: { ...emptyDraft().ad, ad_id: 12, name, price: 12_500_000 },
  },
  version,
  saved_at: "2026-11-22T18:05:00.000Z",
  device: "Chrome en Android",
  images: [],
})

test("[B8.70] the step of the photos says first that the e-mail must be confirmed", async () => {
  const saved = savedDraft("Grúa horquilla", 1, 5)
  openPage(942, "/anunciar?borrador=12", { saved, isWanted: true })
  await heading("Muestra tu equipo")
  expect(screen.getByText(/ana@faena[.]cl/, { selector: "[role=status]" })).toBeDefined()
})

test("[B5.25] continuing a saved ad opens its newest version, whatever this browser stores", async () => {
  const { choose } = createDraftStore(936).getState()
  choose({ pack: 2 })
  choose({ step: 2 })
  openPage(936, "/anunciar", { saved: savedDraft("Excavadora", 3) })
  await screen.findByText(
    "Tienes sin terminar «Excavadora». Guardado el 22 de noviembre de 2026 a las 15:05 en Chrome en Android.",
  )
  // Another device saved once more since the page was loaded.
  newest = savedDraft("Excavadora Komatsu PC200-8", 4)
  press("Continuar ese anuncio")
  await heading("¿Qué vendes?")
  expect(field("Nombre del equipo").value).toBe("Excavadora Komatsu PC200-8")
  expect(createDraftStore(936).getState()).toMatchObject({
    version: 4,
    draft: { ad: { ad_id: 12 } },
  })
})

test("[B5.25] an unsaved ad is not replaced by another one, and the page says why", async () => {
  createDraftStore(937).getState().change({ name: "Grúa" })
  found = null
  const announcements: string[] = []
  const stop = onNotice(({ text }) => announcements.push(text))
  openPage(937, "/anunciar?borrador=12", { saved: savedDraft("Excavadora", 3), isWanted: true })
  press(await screen.findByText("Continuar ese anuncio").then((one) => one.textContent ?? ""))
  await expect
    .poll(() => announcements)
    .toEqual([expect.stringMatching(/^Sin conexión no podemos guardar/)])
  stop()
  expect(createDraftStore(937).getState().draft.ad.name).toBe("Grúa")
})

test("[B5.25] an older copy with a known key shows both versions, and saves neither until one is chosen", async () => {
  createDraftStore(938).getState().choose({ step: 2 })
  newest = savedDraft("PRIMERO: Grúa horquilla", 5)
  openPage(938, "/anunciar?paso=2")
  await heading("¿Qué vendes?")
  fireEvent.change(field("Nombre del equipo"), { target: { value: "SEGUNDO" } })
  window.dispatchEvent(new Event("pagehide"))
  await screen.findByText("Este anuncio cambió en otro dispositivo")
  expect(screen.getByText("Se diferencian en: Equipo, Contacto.")).toBeDefined()
  const there = screen.getByText("La guardada en tu cuenta").closest("div.bg-surface")
  expect(there?.textContent).toContain(
    "Guardada el 22 de noviembre de 2026 a las 15:05 en Chrome en Android",
  )
  expect(there?.textContent).toMatch(/PRIMERO: Grúa horquilla\$12\.500\.000 \+ IVASin fotos/)
  const here = screen.getByText("La de este dispositivo").closest("div.bg-surface")
  expect(here?.textContent).toMatch(/Cambió el .*SEGUNDOSin precio todavíaSin fotos/)
  expect(createDraftStore(938).getState().draft.ad.name).toBe("SEGUNDO")
  press("Seguir con la guardada en tu cuenta")
  await waitFor(() => expect(field("Nombre del equipo").value).toBe("PRIMERO: Grúa horquilla"))
})

test("[B5.29] a price of $1 must be confirmed before the next step", async () => {
  createDraftStore(941).getState().choose({ step: 2 })
  const { at } = openPage(941, "/anunciar?paso=2")
  await heading("¿Qué vendes?")
  const price = screen.getByLabelText(/^Precio sin IVA/)
  fireEvent.change(price, { target: { value: "1" } })
  expect(screen.getByText(/^¿Vendes el equipo en \$1\?/)).toBeDefined()
  press("Continuar")
  await screen.findByText("Confirma que el precio es ese, o corrígelo.")
  expect(at()).toBe("/anunciar?paso=2")
  press("Sí, el precio es $1")
  expect(screen.queryByText(/^¿Vendes el equipo/)).toBeNull()
  press("Continuar")
  await waitFor(() => expect(at()).toBe("/anunciar?paso=3"))
})

test("[B5.34] at the maximum of drafts a message with a link to delete one is shown before typing", async () => {
  openPage(939, "/anunciar", { reachedDraftLimit: 7 })
  await screen.findByText("Tienes 7 borradores, el máximo")
  const link = screen.getByText("Ver mis borradores", { selector: "a" })
  expect(link.getAttribute("href")).toBe("/cuenta/mis-anuncios?estado=borradores")
})
