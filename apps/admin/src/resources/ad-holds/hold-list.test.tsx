import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { StaffHold } from "@wara/contract/ad-hold"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { mayDo } from "../../access/permissions.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { HoldList } from "./hold-list.tsx"
import { HoldSection } from "./hold-section.tsx"

const hold: StaffHold = {
  ...{ id: 4, documentId: "h4", ad_id: 7, ad_name: "Grúa Tadano", owner_id: 2 },
  ...{ owner_name: "Rosa Vera", cause: "reports", reason: "fraud", notes: "Denuncias de varias." },
  ...{ placed_at: "2026-11-22T16:27:00.000Z", placed_by_id: null, placed_by: null },
  ...{ appeal: "Las fotos son mías.", appealed_at: "2026-11-22T18:27:00.000Z", outcome: null },
  ...{ decided_at: null, decided_by: null, is_open: true },
}

function show(page: React.ReactNode) {
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }
  const seen = fakeApi(() => ({ body: { data: [hold], meta: { pagination } } }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="ad-holds">{page}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return seen
}

test("[B10.46] the list shows open holds with their appeal, and moderators see it", async () => {
  const seen = show(<HoldList />)
  await screen.findByText("Las fotos son mías.")
  expect(screen.getByText("Denuncias de personas independientes")).toBeDefined()
  expect(seen[0]?.query).toMatchObject({ "filters[is_open][$eq]": "true" })
  expect([mayDo("moderator", "ad-holds", "list"), mayDo("user", "ad-holds", "list")]).toEqual([
    true,
    false,
  ])
})

test("[B10.213] appealed holds come first, as the api sorts them, and can be filtered", async () => {
  const seen = show(<HoldList />)
  await screen.findByText("Las fotos son mías.")
  expect(seen[0]?.query).not.toHaveProperty("sort")
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Apelación" }))
  fireEvent.click(await screen.findByRole("option", { name: "Apeladas" }))
  await waitFor(() =>
    expect(seen.at(-1)?.query).toMatchObject({ "filters[appealed_at][$notNull]": "true" }),
  )
})

test("[B10.46] the page of an ad shows every hold with its text and appeal", async () => {
  show(<HoldSection adId={7} />)
  await screen.findByText("Denuncias de varias.")
  expect(screen.getByText("Las fotos son mías.")).toBeDefined()
  expect(screen.getByText("Por decidir")).toBeDefined()
})
