// Long because an ad is shown in every state, with its actions.
import { fireEvent, render, screen, within } from "@testing-library/react"
import type { OwnAd, OwnAdTab } from "@wara/contract/own-ad"
import { buildOwnAd } from "@wara/factories/build-ad"
import { createMemoryRouter, RouterProvider } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"
import { OwnAdPreviewActions } from "./list/own-ad-preview-actions.tsx"
import { firstOwnAds } from "./list/own-ads-tabs.ts"
import { OwnAdsView } from "./own-ads-view.tsx"

const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 }
const none = { all: 0, draft: 0, correct: 0, review: 0, active: 0, ended: 0, refused: 0 }

// A phone shows cards; the table has its own tests.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

function renderAds(
  given: Partial<OwnAd>[],
  view: { tab?: OwnAdTab; credits?: number; featured?: number; correct?: number } = {},
) {
  const posted: Record<string, FormDataEntryValue>[] = []
  const ads = given.map((one) => {
    const ad = buildOwnAd(one)
    return {
      ad,
      key: `key-${ad.id}`,
      renewsUntil: ad.can.renew ? "2026-12-06T12:00:00.000Z" : null,
    }
  })
  const element = (
    <OwnAdsView
      place={{ ...firstOwnAds, tab: view.tab ?? "all" }}
      ads={ads}
      counts={{ ...none, all: 3, correct: view.correct ?? 0 }}
      pagination={pagination}
      prices={{
        publication: view.credits ?? 1,
        featured: view.featured ?? 0,
        featuredPrice: 9_990,
      }}
      bulkKey="bulk-key"
      outcome={null}
      failure={null}
    />
  )
  const action = async ({ request }: { request: Request }) => {
    posted.push(Object.fromEntries(await request.formData()))
    return null
  }
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element, action }])} />)
  return { posted, first: ads[0]?.ad }
}

const actionsOf = (name: string) =>
  within(screen.getByRole("group", { name: `Acciones de ${name}` }))

function names(name: string): (string | null)[] {
  const actions = actionsOf(name)
  const asked = [...actions.getAllByRole("button"), ...actions.queryAllByRole("link")]
  return asked.map((one) => one.textContent)
}

test("[S2.16] [B5.38] a public ad shows its remaining days and actions; ending it asks for a reason", async () => {
  const { posted, first } = renderAds([{ name: "Grúa", ends_in_days: 1 }])
  expect(screen.getByText("Termina mañana").parentElement?.textContent).toBe(
    "Termina mañana el 1 de diciembre de 2026 a las 09:00",
  )
  expect(names("Grúa")).toContain("Editar")
  expect(names("Grúa")).not.toContain("Volver a publicar")
  expect(screen.getByText("Pausar o marcar vendido")).toBeDefined()
  expect(screen.getByText("¿Por qué dejas de mostrarlo?")).toBeDefined()
  expect(
    screen.getByText(/^Dejará de verse.* hasta el 1 de diciembre .* corriendo\.$/),
  ).toBeDefined()
  fireEvent.click(actionsOf("Grúa").getByRole("button", { name: "Lo vendí" }))
  await expect.poll(() => posted).toHaveLength(1)
  const fields = { intent: "deactivate", reason: "sold", ad: String(first?.id) }
  expect(posted[0]).toMatchObject({ ...fields, key: `key-${first?.id}` })
})

test("[B8.4] an ad says how many people asked for its contact data", () => {
  renderAds([
    { name: "Grúa", contact_reveals: 0 },
    { name: "Pala", contact_reveals: 1 },
    { name: "Tolva", contact_reveals: 12 },
  ])
  const counts = screen.getAllByText(/tu contacto/).map(({ textContent }) => textContent)
  expect(counts).toEqual(["1 persona vio tu contacto", "12 personas vieron tu contacto"])
})

test("[B10.24] an ad says how many people saved it", () => {
  renderAds([
    { name: "Grúa", saves: 1, contact_reveals: 2 },
    { name: "Pala", saves: 3 },
  ])
  expect(screen.getByText("2 personas vieron tu contacto · 1 persona lo guardó")).toBeDefined()
  expect(screen.getByText("3 personas lo guardaron")).toBeDefined()
})

test("pausing an ad with changes in review says what happens to them", () => {
  const review = {
    kind: "edit" as const,
    state: "pending" as const,
    reason: null,
    notes: "",
    submitted_at: "2026-11-20T12:00:00.000Z",
    decided_at: null,
  }
  renderAds([{ name: "Grúa", review }])
  expect(screen.getByText(/Los cambios que tienes en revisión se anulan\.$/)).toBeDefined()
})

test("[S2.16] a paused ad says until when it can be resumed, and a click resumes it", async () => {
  const { posted, first } = renderAds([
    {
      name: "Pala",
      state: "deactivated",
      end_reason: "withdrawn",
      ended_at: "2026-11-20T12:00:00.000Z",
      expires_at: "2026-12-01T12:00:00.000Z",
    },
  ])
  expect(screen.getByText("Pausado")).toBeDefined()
  const text =
    "Lo pausaste el 20 de noviembre de 2026. Puedes volver a publicarlo hasta el 1 de diciembre de 2026."
  expect(screen.getByText(text)).toBeDefined()
  fireEvent.click(actionsOf("Pala").getByRole("button", { name: "Volver a publicar" }))
  await expect.poll(() => posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({ intent: "resume", ad: String(first?.id) })
})

test("[B10.216] an ad that the block of data paused says so and offers no way to publish it", () => {
  const ad = {
    name: "Pala",
    state: "deactivated" as const,
    end_reason: "withdrawn" as const,
    ended_at: "2026-11-20T12:00:00.000Z",
    paused_by_block: true,
  }
  renderAds([{ ...ad, can: { ...buildOwnAd(ad).can, resume: false } }])
  expect(screen.getByText("Pausado por el bloqueo de tus datos")).toBeDefined()
  expect(screen.getByText(/^Lo pausó el bloqueo de tus datos el 20 de noviembre/)).toBeDefined()
  expect(screen.queryByText(/Lo pausaste/)).toBeNull()
  expect(actionsOf("Pala").queryByRole("button", { name: "Volver a publicar" })).toBeNull()
})

test("[S2.16] a sold ad says so; one that expired while paused says when", () => {
  const gone = {
    state: "deactivated" as const,
    ended_at: "2026-11-20T12:00:00.000Z",
    expires_at: "2026-11-21T12:00:00.000Z",
  }
  renderAds([{ ...gone, name: "Grúa", end_reason: "sold" }])
  expect(screen.getByText("Vendido")).toBeDefined()
  expect(screen.getByText("Lo marcaste como vendido el 20 de noviembre de 2026")).toBeDefined()
  renderAds([{ ...gone, name: "Pala", end_reason: "withdrawn" }])
  expect(screen.getByText("Terminado")).toBeDefined()
  const text =
    "Lo pausaste el 20 de noviembre de 2026. Sus días terminaron el 21 de noviembre de 2026."
  expect(screen.getByText(text)).toBeDefined()
})

test("[S2.16] [B5.33] renewing shows cost and new end; without credits a payment renews the ad", () => {
  const ended = { name: "Grúa", state: "expired" as const, ended_at: "2026-11-20T12:00:00.000Z" }
  renderAds([ended])
  expect(screen.getByText(/Usa 1 crédito y queda publicado hasta el 6 de diciembre/)).toBeDefined()
  expect(screen.getByRole("button", { name: "Renovar con 1 crédito" })).toBeDefined()
  renderAds([{ ...ended, name: "Pala" }], { credits: 0 })
  const buy = actionsOf("Pala").getByRole("link", { name: "Comprar un pack y renovar" })
  expect(buy.getAttribute("href")).toMatch(/^\/packs\/comprar\?renovar=\d+$/)
  expect(actionsOf("Pala").queryByRole("button", { name: "Renovar con 1 crédito" })).toBeNull()
})

test("[B5.28] a blocked ad shows the reason of the block, not of an earlier rejection", () => {
  const review = {
    kind: "edit" as const,
    state: "rejected" as const,
    reason: "misleading" as const,
    notes: "No coincide.",
    submitted_at: "2026-11-19T12:00:00.000Z",
    decided_at: "2026-11-19T13:00:00.000Z",
  }
  const ban = { reason: "forbidden" as const, notes: "No se puede vender." }
  renderAds([{ name: "Grúa", state: "banned", ended_at: "2026-11-20T12:00:00.000Z", review, ban }])
  expect(screen.getByText("Lo bloqueamos el 20 de noviembre de 2026")).toBeDefined()
  expect(screen.getByText("Por qué lo bloqueamos: Producto prohibido")).toBeDefined()
  expect(screen.getByText("No se puede vender.")).toBeDefined()
  expect(screen.queryByText("No coincide.")).toBeNull()
})

test("[B10.46] [B10.201] an ad on hold leads to the reason and the appeal", () => {
  const { first } = renderAds([{ name: "Grúa", state: "on_hold" }])
  const link = actionsOf("Grúa").getByRole("link", { name: "Ver el motivo y apelar" })
  expect(link.getAttribute("href")).toBe(`/cuenta/mis-anuncios/${first?.id}`)
})

test("[S2.16] requested changes appear next to the ad with a link to the step to correct", () => {
  const review = {
    kind: "first" as const,
    state: "changes_requested" as const,
    reason: "pictures" as const,
    notes: "Sube fotos más claras.",
    submitted_at: "2026-11-20T12:00:00.000Z",
    decided_at: "2026-11-21T12:00:00.000Z",
  }
  const { first } = renderAds([{ name: "Grúa", state: "changes_requested", review }])
  expect(screen.getByText("Te pedimos cambios: Fotos")).toBeDefined()
  expect(screen.getByText("Sube fotos más claras.")).toBeDefined()
  const link = actionsOf("Grúa").getByRole("link", { name: "Corregir y reenviar" })
  expect(link.getAttribute("href")).toBe(`/cuenta/mis-anuncios/${first?.id}/editar`)
})

test("[S2.16] an unnamed draft can be continued or deleted, but not copied", () => {
  const { first } = renderAds([{ name: "", state: "draft", price: 0, expires_at: null }])
  const actions = actionsOf("Sin nombre todavía")
  expect(actions.getByRole("link", { name: "Continuar" }).getAttribute("href")).toBe(
    `/anunciar?borrador=${first?.id}`,
  )
  expect(screen.getByText("¿Eliminar este borrador?")).toBeDefined()
  expect(actions.queryByRole("button", { name: "Duplicar" })).toBeNull()
})

test("[B8.180] an ad that awaits its payment can be deleted, with what becomes of an open payment", async () => {
  const { posted } = renderAds([{ name: "Grúa", state: "awaiting_payment" }])
  const actions = actionsOf("Grúa")
  expect(actions.getByRole("link", { name: "Pagar y enviar" })).toBeDefined()
  expect(screen.getByText("¿Eliminar este borrador?")).toBeDefined()
  expect(screen.getByText(/sus créditos quedan en tu cuenta/)).toBeDefined()
  fireEvent.click(actions.getByRole("button", { name: "Eliminar borrador" }))
  await expect.poll(() => posted).toMatchObject([{ intent: "delete" }])
})

test("[S2.16] tabs show counts and have their own URLs; an empty one says so", () => {
  renderAds([], { tab: "refused" })
  const tabs = within(screen.getByRole("navigation", { name: "Anuncios por estado" }))
  expect(tabs.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Todos3",
    "Publicados0",
    "En revisión0",
    "Borradores0",
    "Inactivos0",
    "Rechazados0",
  ])
  const current = tabs.getByRole("link", { current: "page" })
  expect(current.getAttribute("href")).toBe("/cuenta/mis-anuncios?estado=rechazados")
  expect(screen.getByText("No tienes anuncios rechazados.")).toBeDefined()
})

test("[B8.179] requested changes have a tab of their own while there are some, before all others", () => {
  const namesOf = (view: Parameters<typeof renderAds>[1]) => {
    renderAds([], view)
    const tabs = within(
      screen.getAllByRole("navigation", { name: "Anuncios por estado" }).at(-1) ?? document.body,
    )
    return tabs.getAllByRole("link").map((link) => link.textContent)
  }
  expect(namesOf({ correct: 1 })).toEqual([
    ...["Todos3", "Por corregir1", "Publicados0", "En revisión0"],
    ...["Borradores0", "Inactivos0", "Rechazados0"],
  ])
  expect(namesOf({ tab: "correct" })).toContain("Por corregir0")
  expect(screen.getByText("No tienes anuncios por corregir.")).toBeDefined()
})

test("[B5.33] a public ad is featured with a credit or by a payment", async () => {
  const { posted } = renderAds([{ name: "Grúa" }], { featured: 1 })
  fireEvent.click(actionsOf("Grúa").getByRole("button", { name: "Destacar con 1 crédito" }))
  await expect.poll(() => posted).toMatchObject([{ intent: "feature" }])
  renderAds([{ name: "Pala" }])
  const buy = actionsOf("Pala").getByRole("link", { name: "Destacar por $9.990" })
  expect(buy.getAttribute("href")).toMatch(/^\/packs\/comprar\?destacar=\d+$/)
  renderAds([{ name: "Torre", featured: true, featured_until: "2026-12-06T12:00:00.000Z" }])
  expect(screen.getByText("Destacado hasta el 6 de diciembre de 2026")).toBeDefined()
  expect(actionsOf("Torre").queryByText("Destacar")).toBeNull()
})

test.each([
  ["active", "Destacado hasta el 6 de diciembre de 2026"],
  ["on_hold", "Destacado"],
  ["sold", "Destacado hasta el 6 de diciembre de 2026 si lo vuelves a publicar"],
  ["sold long ago", null],
  ["expired", null],
  ["banned", null],
])("[B8.178] the placement of an ad that is %s reads %s", (name, text) => {
  const isSold = name.startsWith("sold")
  const state = isSold ? "deactivated" : (name as "active")
  const until = "2026-12-06T12:00:00.000Z"
  const ad = buildOwnAd({ state, ...(isSold ? { end_reason: "sold" as const } : {}) })
  const can = { ...ad.can, resume: name === "sold" }
  renderAds([{ ...ad, can, name: "Torre", featured: true, featured_until: until }])
  expect(screen.queryAllByText(/^Destacado/).map(({ textContent }) => textContent)).toEqual(
    text === null ? [] : [text],
  )
})

test("[B5.33] an ad in review can be viewed, corrected and withdrawn", async () => {
  const { posted, first } = renderAds([{ name: "Grúa", state: "pending" }])
  const actions = actionsOf("Grúa")
  const path = `/cuenta/mis-anuncios/${first?.id}`
  expect(actions.getByRole("link", { name: "Ver" }).getAttribute("href")).toBe(path)
  expect(actions.getByRole("link", { name: "Corregir" }).getAttribute("href")).toBe(
    `${path}/editar`,
  )
  expect(screen.getByText(/Tus créditos vuelven a tu cuenta/)).toBeDefined()
  fireEvent.click(actions.getByRole("button", { name: "Retirar de la revisión" }))
  await expect.poll(() => posted).toMatchObject([{ intent: "withdraw" }])
})

test("[B5.33] ended ads can be edited before renewal, rejected ones reopened, both removed from the list", async () => {
  const gone = { ended_at: "2026-11-20T12:00:00.000Z" }
  renderAds([
    { name: "Vencida", state: "expired", ...gone },
    { name: "Pausada", state: "deactivated", end_reason: "withdrawn", ...gone },
  ])
  for (const name of ["Vencida", "Pausada"]) {
    expect(actionsOf(name).getByRole("link", { name: "Editar" })).toBeDefined()
    expect(actionsOf(name).getByRole("button", { name: "Quitar de la lista" })).toBeDefined()
  }
  const { posted } = renderAds([{ name: "Rechazada", state: "rejected" }])
  const actions = actionsOf("Rechazada")
  fireEvent.click(actions.getByRole("button", { name: "Corregir y enviar otra vez" }))
  await expect.poll(() => posted).toMatchObject([{ intent: "reopen" }])
  expect(actions.getByText("¿Quitar este anuncio de tu lista?")).toBeDefined()
})

test.each([
  ["pending", { withdraw: true }, ["Corregir"], "Retirar de la revisión", "withdraw"],
  ["rejected", { edit: false, reopen: true }, [], "Corregir y enviar otra vez", "reopen"],
] as const)(
  "[B5.33] the preview of a %s ad offers the next action of the ads page",
  async (state, can, links, button, intent) => {
    const built = buildOwnAd({ state })
    const ad = { ...built, can: { ...built.can, ...can } }
    const posted: [string, FormDataEntryValue | null][] = []
    const element = <OwnAdPreviewActions listed={{ ad, key: "key" }} />
    const action = async ({ request }: { request: Request }) => {
      const form = await request.formData()
      posted.push([String(form.get("ad")), form.get("intent")])
      return null
    }
    const routes = [
      { path: "/cuenta/mis-anuncios/7", element },
      { path: "/cuenta/mis-anuncios", element: <p>Mis anuncios</p>, action },
    ]
    const initialEntries = ["/cuenta/mis-anuncios/7"]
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
    expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(links)
    fireEvent.click(screen.getByText(button))
    expect(await screen.findByText("Mis anuncios")).toBeDefined()
    expect(posted).toEqual([[String(ad.id), intent]])
  },
)

test("[B8.188] an ad on hold is appealed once: afterwards its card says when, and offers the reason only", () => {
  renderAds([{ name: "Grúa", state: "on_hold" }])
  expect(actionsOf("Grúa").getByRole("link", { name: "Ver el motivo y apelar" })).toBeDefined()
  renderAds([{ name: "Pala", state: "on_hold", appealed_at: "2026-11-21T12:00:00.000Z" }])
  expect(actionsOf("Pala").getByRole("link", { name: "Ver el motivo" })).toBeDefined()
  expect(screen.getByText(/Recibimos tu apelación el 21 de noviembre de 2026/)).toBeDefined()
})
