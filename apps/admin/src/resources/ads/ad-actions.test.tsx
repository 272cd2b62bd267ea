import { render, screen } from "@testing-library/react"
import type { StaffHold } from "@wara/contract/ad-hold"
import type { StaffAd } from "@wara/contract/admin"
import { AdminContext, type AuthProvider, RecordContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { AdActions } from "./ad-actions.tsx"

const hold: StaffHold = {
  ...{ id: 4, documentId: "h4", ad_id: 30, ad_name: "Grúa Tadano", owner_id: 2 },
  ...{ owner_name: "Rosa Vera", cause: "staff", reason: "fraud", notes: "Envía el certificado." },
  ...{ placed_at: "2026-11-22T16:27:00.000Z", placed_by_id: 7, placed_by: "Mónica Aravena" },
  ...{ appeal: null, appealed_at: null, outcome: null },
  ...{ decided_at: null, decided_by: null, is_open: true },
}
const ad: StaffAd = {
  ...{ id: 30, documentId: "a30", slug: "grua-tadano", name: "Grúa Tadano", state: "on_hold" },
  ...{ price: 12_500_000, currency: "CLP", category_name: "Elevación", owner_id: 2 },
  ...{ owner_name: "Rosa Vera", cover_url: null, featured: false, end_reason: null },
  ...{ submitted_at: null, published_at: null, expires_at: null, ended_at: null },
  createdAt: "2026-11-20T12:00:00.000Z",
}

function show(reader: number) {
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }
  fakeApi(() => ({ body: { data: [hold], meta: { pagination } } }))
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => "moderator",
    getIdentity: async () => ({ id: reader }),
  }
  render(
    <MemoryRouter>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <RecordContextProvider value={ad}>
          <AdActions />
        </RecordContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
}

test("[B9.191] who put an ad on hold is offered neither to publish nor to ban it", async () => {
  show(7)
  await screen.findByText("Tú lo dejaste en revisión: decide otra persona del equipo.")
  expect(screen.queryByRole("button", { name: "Bloquear anuncio" })).toBeNull()
  expect(screen.queryByRole("button", { name: "Publicar otra vez" })).toBeNull()
})

test("[B9.191] another member of the team is offered both", async () => {
  show(8)
  await screen.findByRole("button", { name: "Publicar otra vez" })
  expect(screen.getByRole("button", { name: "Bloquear anuncio" })).toBeDefined()
})
