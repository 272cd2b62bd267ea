import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import type { Review } from "@wara/contract/review"
import { AdminContext, memoryStore } from "react-admin"
import { MemoryRouter, Route, Routes } from "react-router"
import { expect, test } from "vitest"
import { errorBody, fakeApi } from "../../test/fake-api.ts"
import { waitingReview } from "../../test/sample-review-texts.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { QueuePage } from "./queue-page.tsx"
import { undoStore, withdrawUndo } from "./undo-stack.tsx"

function openQueue(decided: unknown = null, others: readonly Review[] = []) {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 2 }
  const quiet = waitingReview({ id: 4, documentId: "r4", name: "Otro equipo", risk_score: null })
  const listed = { data: [waitingReview(), quiet, ...others], meta: { pagination } }
  const seen = fakeApi(({ method }) => ({ body: method === "POST" ? decided : listed }))
  const props = { dataProvider, i18nProvider, theme: lightTheme, store: memoryStore() }
  render(
    <MemoryRouter initialEntries={["/reviews"]}>
      <AdminContext {...props}>
        <QueuePage />
      </AdminContext>
    </MemoryRouter>,
  )
  return seen
}

test("[B10.50] the queue asks for the riskiest first, then the oldest, and shows each score", async () => {
  const seen = openQueue()
  expect(await screen.findByText("2 anuncios esperan, mayor riesgo primero")).toBeDefined()
  expect(screen.getByText("Riesgo 70, alto")).toBeDefined()
  expect(screen.getByText("Riesgo sin calcular")).toBeDefined()
  expect(seen.at(-1)?.query).toMatchObject({
    sort: "risk_score:desc,submitted_at:asc",
    "filters[state][$eq]": "pending",
  })
})

test("[B10.234] the filters of the queue are as wide as their content, so that they stand in a row", async () => {
  openQueue()
  await screen.findByText("2 anuncios esperan, mayor riesgo primero")
  for (const label of ["Riesgo", "Orden"]) {
    const filter = screen.getByRole("combobox", { name: label }).closest(".MuiFormControl-root")
    if (filter === null) throw new Error(`${label} has no form control`)
    expect(getComputedStyle(filter).width).not.toBe("100%")
  }
})

test("[B9.193] taking the next passes over one that somebody else took since the list was read", async () => {
  const quiet = waitingReview({ id: 4, documentId: "r4", name: "Otro equipo" })
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 2 }
  const taken = errorBody(409, "ConflictError", [{ path: ["claim"], message: "La tiene Rosa." }])
  const seen = fakeApi(({ method, path }) => {
    if (method === "GET") return { body: { data: [waitingReview(), quiet], meta: { pagination } } }
    if (path === "admin/reviews/3/claim") return { status: 409, body: taken }
    return { body: { data: { until: "2026-11-22T12:10:00.000Z" } } }
  })
  render(
    <MemoryRouter initialEntries={["/reviews"]}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={lightTheme}
        store={memoryStore()}
      >
        <Routes>
          <Route path="/reviews" element={<QueuePage />} />
          <Route path="/reviews/4/show" element={<h1>La mesa del segundo</h1>} />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole("button", { name: /^Tomar el siguiente/ }))
  await screen.findByRole("heading", { name: "La mesa del segundo" })
  const posts = seen.filter(({ method }) => method === "POST").map(({ path }) => path)
  expect(posts).toEqual(["admin/reviews/3/claim", "admin/reviews/4/claim"])
})

test("[B10.50] the queue is filtered by risk and ordered by age on request", async () => {
  const seen = openQueue()
  await screen.findByText("2 anuncios esperan, mayor riesgo primero")
  const choose = async (label: string, option: string) => {
    fireEvent.mouseDown(screen.getByRole("combobox", { name: label }))
    fireEvent.click(await screen.findByRole("option", { name: option }))
  }
  await choose("Riesgo", "Alto")
  await waitFor(() => expect(seen.at(-1)?.query).toHaveProperty("filters[risk_score][$gte]", "50"))
  await choose("Orden", "Más antiguo primero")
  await waitFor(() => expect(seen.at(-1)?.query).toMatchObject({ sort: "submitted_at:asc" }))
  expect(await screen.findByText("2 anuncios esperan, más antiguo primero")).toBeDefined()
})

test("[B10.52] chosen submissions are refused together; what failed is listed by name, the rest can be undone", async () => {
  const results = [
    { review: 3, decision: 70, refusal: null },
    { review: 4, decision: null, refusal: "Este anuncio es tuyo." },
  ]
  const seen = openQueue({ data: results, undo_until: "2026-11-21T12:00:10.000Z" })
  fireEvent.click(await screen.findByRole("checkbox", { name: "Elegir Grúa Toyota" }))
  fireEvent.click(screen.getByRole("checkbox", { name: "Elegir Otro equipo" }))
  expect(screen.getByText("2 anuncios elegidos")).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Rechazar" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Rechazar el anuncio" }))
  fireEvent.mouseDown(dialog.getByRole("combobox", { name: "Motivo" }))
  fireEvent.click(await screen.findByRole("option", { name: "Sospecha de fraude" }))
  fireEvent.click(dialog.getByRole("button", { name: "Rechazar" }))
  expect(await screen.findByText("Otro equipo: Este anuncio es tuyo.")).toBeDefined()
  const call = seen.find(({ method }) => method === "POST")
  expect(call).toMatchObject({
    path: "admin/reviews/bulk",
    body: { data: { kind: "reject", reviews: [3, 4], reason: "fraud" } },
  })
  expect(undoStore.read()).toMatchObject([{ id: 70, text: "Rechazados: 1 anuncio" }])
  withdrawUndo(70)
})

test("[B10.183] audits among chosen submissions have their own consequence in the dialog", async () => {
  const audit = (id: number, name: string) =>
    waitingReview({ id, documentId: `r${id}`, name, kind: "audit" })
  openQueue(null, [audit(5, "Pala auditada"), audit(6, "Rodillo auditado")])
  const choose = async (name: string) =>
    fireEvent.click(await screen.findByRole("checkbox", { name: `Elegir ${name}` }))
  const consequences = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Rechazar" }))
    const dialog = await screen.findByRole("dialog", { name: "Rechazar el anuncio" })
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancelar" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    return dialog.textContent
  }
  await choose("Pala auditada")
  expect(await consequences()).not.toContain("sigue a la vista")
  await choose("Grúa Toyota")
  await choose("Otro equipo")
  await choose("Rodillo auditado")
  const mixed = await consequences()
  expect(mixed).toContain("2 anuncios nuevos o con cambios: Si es un anuncio nuevo")
  expect(mixed).toContain("2 auditorías: El anuncio sale de la vista")
})
