import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { AbuseDetail, StaffAbuseGroup } from "@wara/contract/abuse"
import { AdminContext, type AuthProvider, Notification, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { type Answer, errorBody, fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { AbuseReportList } from "./abuse-report-list.tsx"

const group: StaffAbuseGroup = {
  id: 4,
  documentId: "a4",
  subject: "ad",
  subject_id: 31,
  subject_name: "Grúa Tadano",
  reports: 3,
  networks: 2,
  reasons: ["fraud", "sold"],
  first_at: "2026-11-22T16:27:00.000Z",
  last_at: "2026-11-23T16:27:00.000Z",
  is_open: true,
  outcome: null,
  decided_at: null,
  decided_by: null,
}
const report: AbuseDetail[number] = {
  id: 4,
  reason: "fraud",
  message: "Pide un adelanto.",
  state: "open",
  reporter_id: null,
  has_email: true,
  created_at: "2026-11-22T16:27:00.000Z",
  decided_at: null,
}
const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => "moderator",
}
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }

async function open(shown: StaffAbuseGroup, decided: Answer = { body: { ok: true } }) {
  const seen = fakeApi(({ method, path }) => {
    if (method === "POST") return decided
    if (path.endsWith("/detail")) return { body: { data: [report] } }
    return { body: { data: [shown], meta: { pagination } } }
  })
  render(
    <MemoryRouter>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <ResourceContextProvider value="abuse-reports">
          <AbuseReportList />
          <Notification />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText(/Grúa Tadano/)
  return seen
}

test("[B9.187] decided reports are listed by choice, with who decided and how, and only read", async () => {
  const seen = await open({
    ...group,
    ...{ is_open: false, outcome: "dismissed", decided_by: "Rosa Vidal" },
    decided_at: "2026-11-24T12:00:00.000Z",
  })
  // Open ones are asked for until the team chooses others.
  expect(seen[0]?.query["filters[is_open][$eq]"]).toBe("true")
  expect(screen.getByText("Descartada")).toBeDefined()
  expect(screen.getByText(/^Rosa Vidal,/)).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Leer" }))
  await screen.findByText("Pide un adelanto.")
  expect(screen.getByText(/ya se decidieron/)).toBeDefined()
  expect(screen.queryByRole("button", { name: "Tenían razón" })).toBeNull()
  expect(screen.queryByRole("button", { name: "Descartar" })).toBeNull()
})

test("[B9.190] who may not decide about their own ad reads that, and the dialog stays", async () => {
  const message = "La denuncia es sobre algo tuyo. La tiene que decidir otra persona del equipo."
  const refusal = errorBody(403, "ForbiddenError", [{ path: ["state"], message }])
  await open(group, { status: 403, body: refusal })
  fireEvent.click(screen.getByRole("button", { name: "Leer y decidir" }))
  fireEvent.click(await screen.findByRole("button", { name: "Tenían razón" }))
  await screen.findByText(message)
  expect(screen.getByRole("dialog", { name: "Denuncias: Grúa Tadano" })).toBeDefined()
})

test("[B10.31] [B10.245] reports are read by subject and decided together", async () => {
  const seen = await open(group)
  expect(screen.getByText("3 (de 2 redes)")).toBeDefined()
  expect(screen.getByText("Parece una estafa, La máquina ya se vendió")).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Leer y decidir" }))
  await screen.findByRole("dialog", { name: "Denuncias: Grúa Tadano" })
  await screen.findByText("Pide un adelanto.")
  // A hold or ban is placed there, before the decision.
  const page = await screen.findByRole("link", { name: "Abrir su página" })
  expect(page.getAttribute("href")).toBe("/ads/31/show")
  fireEvent.click(screen.getByRole("button", { name: "Tenían razón" }))
  const posted = () => seen.filter(({ method }) => method === "POST")
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]?.path).toBe("admin/abuse-reports/4/uphold")
})
