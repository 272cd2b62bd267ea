import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { MemoryRouter, Route, Routes } from "react-router"
import { afterEach, expect, test } from "vitest"
import { type Answer, errorBody, fakeApi, type SeenCall } from "../../test/fake-api.ts"
import { pendingDetail, waitingReview } from "../../test/sample-review-texts.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { ReviewDesk } from "./review-desk.tsx"
import { UndoStack, undoStore, withdrawUndo } from "./undo-stack.tsx"

const other = waitingReview({ id: 4, documentId: "r4", name: "Otro equipo", ad_id: 31 })

const none = { page: 1, pageSize: 100, pageCount: 0 }

/** The desk with two submissions in the queue; another moderator decides the first. */
function openDesk(
  decided: Partial<ReturnType<typeof waitingReview>>,
  answer: (path: string) => Answer = () => ({ status: 409, body: errorBody(409, "ConflictError") }),
  detail: Partial<ReturnType<typeof pendingDetail>> = {},
) {
  const posts = (seen: SeenCall[]) => seen.filter(({ method }) => method === "POST")
  const seen = fakeApi(({ method, path }) => {
    if (method === "POST") return answer(path)
    if (path === "admin/reviews/3") return { body: { data: waitingReview(decided) } }
    if (path === "admin/reviews/3/detail") {
      const { kind = waitingReview().kind } = decided
      const review = waitingReview({ kind })
      return { body: { data: { ...pendingDetail(), review, ...detail } } }
    }
    if (path === "admin/reviews/4/detail") {
      return { body: { data: { ...pendingDetail(), review: other } } }
    }
    if (path === "admin/notes") {
      return { body: { data: [], meta: { pagination: { ...none, total: 0 } } } }
    }
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 2 }
    return { body: { data: [waitingReview(), other], meta: { pagination } } }
  })
  render(
    <MemoryRouter initialEntries={["/reviews/3/show"]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <Routes>
          <Route path="/reviews/:id/show" element={<ReviewDesk />} />
        </Routes>
        <UndoStack />
      </AdminContext>
    </MemoryRouter>,
  )
  return { posts: () => posts(seen) }
}

/** The desk blocks decisions until an ad was visible long enough. */
async function waitUntilEnabled(name: string) {
  await screen.findByRole("heading", { name })
  // Queried once: a query by role computes the styles of the whole desk.
  const approve = screen.getByRole<HTMLButtonElement>("button", { name: /^Aprobar/ })
  await waitFor(() => expect(approve.disabled).toBe(false))
}

afterEach(() => {
  for (const { id } of undoStore.read()) withdrawUndo(id)
})

const decided = (id: number) => ({
  body: { data: { id, undo_until: "2026-11-22T12:00:10.000Z" } },
})

test("[B5.29] a key pressed twice decides one ad: the next one is inactive until it was visible", async () => {
  const desk = openDesk({}, () => decided(70))
  await screen.findByRole("heading", { name: "Grúa Toyota" })
  // The key does nothing yet.
  fireEvent.keyDown(document.body, { key: "a" })
  expect(desk.posts()).toEqual([])
  await waitUntilEnabled("Grúa Toyota")
  fireEvent.keyDown(document.body, { key: "a" })
  fireEvent.keyDown(document.body, { key: "a" })
  await screen.findByRole("heading", { name: "Otro equipo" })
  fireEvent.keyDown(document.body, { key: "a" })
  expect(desk.posts().map(({ path }) => path)).toEqual(["admin/reviews/3/approve"])
})

test("[B5.29] each decision can be undone, which returns to the ad", async () => {
  const desk = openDesk({}, (path) =>
    path.startsWith("admin/decisions")
      ? { body: { data: { ad_id: 30, review_id: 3 } } }
      : decided(71),
  )
  await waitUntilEnabled("Grúa Toyota")
  fireEvent.keyDown(document.body, { key: "a" })
  await screen.findByRole("heading", { name: "Otro equipo" })
  expect(screen.getByRole("status").textContent).toContain("Aprobado: Grúa Toyota")
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }))
  await screen.findByRole("heading", { name: "Grúa Toyota" })
  expect(screen.queryByRole("button", { name: "Deshacer" })).toBeNull()
  expect(desk.posts().map(({ path }) => path)).toEqual([
    "admin/reviews/3/approve",
    "admin/decisions/71/undo",
  ])
})

/** The version of the sample that was sent back; its owner has changed the maker since. */
function sentBack(manufacturer = "Toyotta") {
  const { content, names } = pendingDetail()
  return {
    reason: "pictures" as const,
    notes: "Sube fotos nítidas.",
    decided_at: "2026-11-22T16:27:00.000Z",
    content: { ...content, manufacturer },
    names: { category: names.category, commune: names.commune, condition: names.condition },
  }
}

const factLabels = () =>
  within(screen.getByRole("table", { name: "Ficha" }))
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent)

test("[B10.246] a submission after changes shows what was asked for", async () => {
  openDesk({}, undefined, { requested: sentBack() })
  await screen.findByRole("heading", { name: "Grúa Toyota" })
  const asked = screen.getByText(/^Antes pedimos cambios: Fotos/).closest("[role=alert]")
  expect(asked?.textContent).toContain("Sube fotos nítidas.")
})

test("[B9.186] a submission after changes is compared with the version that was sent back", async () => {
  openDesk({}, undefined, { requested: sentBack() })
  await screen.findByRole("heading", { name: "Grúa Toyota" })
  expect(screen.getByRole("columnheader", { name: "Devuelto" })).toBeDefined()
  expect(factLabels()).toEqual(["Marca"])
  expect(screen.getByText("Toyotta")).toBeDefined()
  expect(screen.getByRole("heading", { name: "Fotos devueltas (2)" })).toBeDefined()
  // The public version is one press away.
  fireEvent.click(screen.getByRole("button", { name: "Lo publicado" }))
  expect(factLabels()).toEqual(["Nombre", "Precio", "Comuna"])
})

test("[B9.186] a submission that was sent again as it was says so", async () => {
  openDesk({}, undefined, { approved: null, requested: sentBack("Toyota") })
  await screen.findByText("No cambió nada desde que lo devolvimos.")
  fireEvent.click(screen.getByRole("button", { name: "Sin comparar" }))
  expect(factLabels()).toContain("Marca")
  expect(screen.queryByText("No cambió nada desde que lo devolvimos.")).toBeNull()
})

test("[B5.29] a change shows only the changed facts, with the price difference, and all on request", async () => {
  openDesk({})
  await screen.findByRole("heading", { name: "Grúa Toyota" })
  const table = screen.getByRole("table", { name: "Ficha" })
  const labels = () =>
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent)
  expect(labels()).toEqual(["Nombre", "Precio", "Comuna"])
  expect(within(table).getByText("+26 %")).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Ver todos los datos" }))
  expect(labels()).toContain("Marca")
})

test("a second decision reports the first one and its moderator, and continues with the next ad", async () => {
  const desk = openDesk({
    state: "rejected",
    reason: "duplicate",
    notes: "Ya está publicado.",
    decided_by: "Mario Rojas",
    decided_at: new Date(Date.now() - 2 * 60_000).toISOString(),
  })
  await waitUntilEnabled("Grúa Toyota")
  fireEvent.keyDown(document.body, { key: "a" })
  const dialog = await screen.findByRole("dialog", {
    name: "Otra persona ya decidió este anuncio",
  })
  expect(dialog.textContent).toContain("Mario Rojas lo rechazó hace 2 min.")
  expect(dialog.textContent).toContain("Repetido. Ya está publicado.")
  // While it is open the shortcuts are off.
  fireEvent.keyDown(document.body, { key: "a" })
  fireEvent.click(screen.getByRole("button", { name: "Seguir con el siguiente" }))
  await screen.findByRole("heading", { name: "Otro equipo" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(desk.posts().map(({ path }) => path)).toEqual(["admin/reviews/3/approve"])
})

test("[B10.147] of an audit the dialog says that the public ad goes out of sight", async () => {
  openDesk({ kind: "audit" })
  await waitUntilEnabled("Grúa Toyota")
  fireEvent.keyDown(document.body, { key: "r" })
  expect(await screen.findByText(/El anuncio sale de la vista y el vendedor/)).toBeDefined()
  expect(screen.queryByText(/sigue a la vista/)).toBeNull()
})

test("rejecting requires a reason, which fills in the start of the notes", async () => {
  const desk = openDesk({})
  await waitUntilEnabled("Grúa Toyota")
  fireEvent.keyDown(document.body, { key: "r" })
  await screen.findByRole("dialog", { name: "Rechazar el anuncio" })
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Rechazar" }))
  send()
  expect(screen.getByText("Elige un motivo.")).toBeDefined()
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Motivo" }))
  fireEvent.click(await screen.findByRole("option", { name: "Fotos" }))
  const notes = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: "Notas para el vendedor",
  })
  expect(notes.value).toMatch(/^Las fotos no muestran bien el equipo/)
  // Typing the shortcut's letter in the notes does not approve.
  fireEvent.keyDown(notes, { key: "a" })
  fireEvent.change(notes, { target: { value: "Sube fotos de la placa." } })
  send()
  await waitFor(() => expect(desk.posts()).toHaveLength(1))
  expect(desk.posts()[0]).toMatchObject({
    path: "admin/reviews/3/reject",
    body: { data: { reason: "pictures", notes: "Sube fotos de la placa." } },
  })
})
