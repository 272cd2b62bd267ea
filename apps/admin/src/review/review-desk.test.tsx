import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { MemoryRouter, Route, Routes } from "react-router"
import { expect, test } from "vitest"
import { errorBody, fakeApi, type SeenCall } from "../../test/fake-api.ts"
import { waitingDetail, waitingReview } from "../../test/sample-review-texts.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { ReviewDesk } from "./review-desk.tsx"

const other = waitingReview({ id: 4, documentId: "r4", name: "Otro equipo", ad_id: 31 })

/** The desk with two submissions in the queue, of which somebody else decides the first. */
function openDesk(decided: Partial<ReturnType<typeof waitingReview>>) {
  const posts = (seen: SeenCall[]) => seen.filter(({ method }) => method === "POST")
  const seen = fakeApi(({ method, path }) => {
    if (method === "POST") return { status: 409, body: errorBody(409, "ConflictError") }
    if (path === "admin/reviews/3") return { body: { data: waitingReview(decided) } }
    if (path === "admin/reviews/3/detail") return { body: { data: waitingDetail() } }
    if (path === "admin/reviews/4/detail") {
      return { body: { data: { ...waitingDetail(), review: other } } }
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
      </AdminContext>
    </MemoryRouter>,
  )
  return { posts: () => posts(seen) }
}

test("who decides second hears who was first and what they decided, and goes on without deciding", async () => {
  const desk = openDesk({
    state: "rejected",
    reason: "duplicate",
    notes: "Ya está publicado.",
    decided_by: "Mario Rojas",
    decided_at: new Date(Date.now() - 2 * 60_000).toISOString(),
  })
  await screen.findByRole("heading", { name: "Grúa Toyota" })
  fireEvent.keyDown(document.body, { key: "a" })
  const dialog = await screen.findByRole("dialog", {
    name: "Otra persona ya decidió este anuncio",
  })
  expect(dialog.textContent).toContain("Mario Rojas lo rechazó hace 2 min.")
  expect(dialog.textContent).toContain("Repetido. Ya está publicado.")
  // While it is open the keys are silent.
  fireEvent.keyDown(document.body, { key: "a" })
  fireEvent.click(screen.getByRole("button", { name: "Seguir con el siguiente" }))
  await screen.findByRole("heading", { name: "Otro equipo" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(desk.posts().map(({ path }) => path)).toEqual(["admin/reviews/3/approve"])
})

test("rejecting needs a reason, which brings the sentence that the notes begin with", async () => {
  const desk = openDesk({})
  await screen.findByRole("heading", { name: "Grúa Toyota" })
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
  // Typing an a in the notes approves nothing.
  fireEvent.keyDown(notes, { key: "a" })
  fireEvent.change(notes, { target: { value: "Sube fotos de la placa." } })
  send()
  await waitFor(() => expect(desk.posts()).toHaveLength(1))
  expect(desk.posts()[0]).toMatchObject({
    path: "admin/reviews/3/reject",
    body: { data: { reason: "pictures", notes: "Sube fotos de la placa." } },
  })
})
