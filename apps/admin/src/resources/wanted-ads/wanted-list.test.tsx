import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { StaffWanted } from "@wara/contract/wanted"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { WantedList } from "./wanted-list.tsx"

const wanted: StaffWanted = {
  id: 7,
  documentId: "w7",
  name: "Excavadora de 20 toneladas",
  text: "Para un movimiento de tierras.",
  category_name: "Construcción",
  manufacturer: "Komatsu",
  year_min: 2015,
  year_max: null,
  budget: 50_000_000,
  place: "Calama · 100 km",
  state: "in_review",
  reason: "",
  owner_id: 31,
  owner_name: "Ana Soto",
  createdAt: "2026-11-22T16:27:00.000Z",
  decided_at: null,
  decided_by_name: null,
}
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }

test("[B10.43] [B9.189] the queue shows what is sought, publishes it, and refuses it with a reason", async () => {
  const seen = fakeApi(({ method }) => ({
    body: method === "GET" ? { data: [wanted], meta: { pagination } } : { ok: true },
  }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="wanted-ads">
          <WantedList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("Excavadora de 20 toneladas")
  expect(JSON.stringify(seen[0]?.query)).toContain("in_review")
  const facts = "Construcción · Komatsu · desde 2015 · hasta $50.000.000 · Calama · 100 km"
  expect(screen.getByText(facts)).toBeDefined()
  // [B9.189] The state is a word; what can be done about it stands in a column of its own.
  expect(screen.getByRole("cell", { name: "En revisión" })).toBeDefined()
  expect(screen.getByRole("columnheader", { name: "Decisión" })).toBeDefined()
  expect(screen.getByPlaceholderText("Equipo o persona")).toBeDefined()
  const posted = () => seen.filter(({ method }) => method === "POST")
  fireEvent.click(screen.getByRole("button", { name: "Publicar" }))
  await screen.findByRole("dialog", { name: "Publicar la búsqueda" })
  fireEvent.click(screen.getByRole("button", { name: "Publicar la búsqueda" }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]?.path).toBe("admin/wanted-ads/7/approve")
  fireEvent.click(await screen.findByRole("button", { name: "No publicar" }))
  const reason = await screen.findByRole("textbox", { name: /^Motivo/ })
  fireEvent.change(reason, { target: { value: " Falta decir qué equipo. " } })
  fireEvent.click(screen.getByRole("button", { name: "No publicar la búsqueda" }))
  await waitFor(() => expect(posted()).toHaveLength(2))
  expect(posted()[1]).toMatchObject({
    path: "admin/wanted-ads/7/refuse",
    body: { data: { reason: "Falta decir qué equipo." } },
  })
})
