import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createRoutesStub, MemoryRouter } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"
import { savedStore, toggleSaved } from "../../entities/favourites/saved-store.ts"
import { AccountSaved } from "../../features/saved/account-saved.tsx"
import type { SavedMachine, SavedRow } from "../../features/saved/saved-machine.ts"
import { VisitorSaved } from "../../features/saved/visitor-saved.tsx"

const onSale = {
  kind: "on-sale",
  ad: 1,
  slug: "pala-1",
  name: "Pala Komatsu",
  price: 9_400_000,
  currency: "CLP",
  photo: null,
  place: "Calama",
  daysLeft: 4,
} as const satisfies SavedMachine
const ended = {
  kind: "ended",
  ad: 2,
  slug: "grua-2",
  name: "Grúa Tadano",
  endedAt: "2026-11-20T12:00:00.000Z",
  hasPage: true,
  photo: null,
  similar: "/anuncios?s=grua",
} as const satisfies SavedMachine
const saved = { price: 10_000_000, currency: "CLP", at: "2026-11-13T02:00:00.000Z" } as const
const initial = savedStore.getState()

beforeEach(() => savedStore.setState(initial, true))

function renderAccount(rows: SavedRow[]) {
  const Component = () => (
    <AccountSaved viewerId={1} rows={rows} total={rows.length} page={1}>
      {null}
    </AccountSaved>
  )
  const Stub = createRoutesStub([{ path: "/guardados", Component }])
  render(<Stub initialEntries={["/guardados"]} />)
}

test("[B10.22] a saved ad shows its price of then and of now, and how it changed", () => {
  renderAccount([{ machine: onSale, saved, note: "Preguntar por las horas" }])
  const row = within(screen.getByRole("article"))
  expect(row.getByText("Bajó $600.000 (6 %)")).toBeDefined()
  expect(row.getByText("Guardado a $10.000.000 el 12 de noviembre")).toBeDefined()
  expect(row.getByText("Calama · Quedan 4 días")).toBeDefined()
  expect(row.getByLabelText("Nota sobre Pala Komatsu")).toHaveProperty(
    "value",
    "Preguntar por las horas",
  )
})

test("[B10.22] a price that rose or is in another currency is no fall", () => {
  renderAccount([
    { machine: { ...onSale, price: 10_500_000 }, saved, note: "" },
    { machine: { ...onSale, ad: 3, currency: "USD", price: 900 }, saved, note: "" },
  ])
  expect(screen.getByText("Subió $500.000")).toBeDefined()
  expect(screen.queryByText(/^Bajó/)).toBeNull()
})

test("[B10.22] an ad that ended says so and leads to similar ones; a deleted one can be removed", () => {
  renderAccount([
    { machine: ended, saved, note: "" },
    { machine: { kind: "gone", ad: 5 }, saved, note: "" },
  ])
  expect(screen.getByText("Terminó")).toBeDefined()
  expect(screen.getByRole("link", { name: "Ver parecidos" }).getAttribute("href")).toBe(
    "/anuncios?s=grua",
  )
  expect(screen.getByRole("heading", { name: "Este anuncio ya no existe." })).toBeDefined()
  expect(screen.getAllByRole("button", { name: /^Quitar/ })).toHaveLength(2)
})

test("[B10.22] a visitor sees what this browser saved, and removes it", async () => {
  const asked: string[] = []
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address)
    return Response.json([onSale])
  })
  toggleSaved({ ad: 1, price: 10_000_000, currency: "CLP" }, new Date())
  render(<VisitorSaved />, { wrapper: MemoryRouter })
  expect(await screen.findByRole("link", { name: "Pala Komatsu" })).toBeDefined()
  expect(asked).toEqual(["/api/saved-machines?ids=1"])
  await userEvent.click(
    screen.getByRole("button", { name: "Quitar Pala Komatsu de tus guardados" }),
  )
  expect(screen.getByRole("heading", { name: "Todavía no guardas equipos" })).toBeDefined()
})
