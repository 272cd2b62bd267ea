import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { AdminContext, memoryStore } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../test/fake-api.ts"
import { waitingReview } from "../../test/sample-review-texts.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { QueuePage } from "./queue-page.tsx"

function openQueue() {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 2 }
  const quiet = waitingReview({ id: 4, documentId: "r4", name: "Otro equipo", risk_score: null })
  const seen = fakeApi(() => ({ body: { data: [waitingReview(), quiet], meta: { pagination } } }))
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
