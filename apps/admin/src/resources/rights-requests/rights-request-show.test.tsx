import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { RightsDetail, StaffRightsRequest } from "@wara/contract/privacy"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { addDays } from "@wara/domain/site/chilean-holidays"
import type { ReactElement } from "react"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { RecordShow } from "../../ui/record-show.tsx"
import { dataProvider } from "../../wire/data-provider.ts"
import { RightsRequestList } from "./rights-request-list.tsx"
import { RightsRequestPage } from "./rights-request-show.tsx"

const day = (offset: number) => addDays(chileanDay(new Date()), offset)

const request: StaffRightsRequest = {
  id: 7,
  documentId: "r7",
  right: "erasure",
  state: "open",
  is_waiting: true,
  has_account: false,
  goal_day: day(-20),
  limit_day: day(-3),
  closed_at: null,
  closed_by_name: null,
  createdAt: "2026-11-24T15:00:00.000Z",
}
const detail: RightsDetail = {
  name: "Ana Soto",
  email: "ana@faena.cl",
  user_id: null,
  purpose: null,
  message: "Borren mis mensajes.",
  extension_reason: "",
  answer: "",
  contact_messages: 3,
}
const requestPage = (
  <RecordShow actions={false} id={7}>
    <RightsRequestPage />
  </RecordShow>
)
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }

function open(page: ReactElement, given: Partial<StaffRightsRequest> = {}) {
  const shown = { ...request, ...given }
  const seen = fakeApi(({ method, path: asked }) => {
    if (method === "POST") return { body: { ok: true } }
    if (asked.endsWith("/detail")) return { body: { data: detail } }
    if (asked === "admin/rights-requests") return { body: { data: [shown], meta: { pagination } } }
    return { body: { data: shown } }
  })
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="rights-requests">{page}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return seen
}

test("[B9.73] the desk lists what waits by its clock, without naming anybody", async () => {
  const seen = open(<RightsRequestList />)
  expect(await screen.findByText("Fuera de plazo legal")).toBeDefined()
  expect(screen.getByText(/venció hace \d días/)).toBeDefined()
  expect(JSON.stringify(seen[0]?.query)).toContain("is_waiting")
  expect(seen.some(({ path }) => path.endsWith("/detail"))).toBe(false)
})

test("[B9.73] [B9.194] an answer starts from a template of its right, says its effect, and is sent once", async () => {
  const seen = open(requestPage)
  expect(await screen.findByText("Borren mis mensajes.")).toBeDefined()
  const effect =
    /se borra lo que hay de este correo: mensajes de contacto \(3\), consultas .*alertas/
  expect(screen.getByText(effect)).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Responder" }))
  await screen.findByRole("dialog", { name: "Enviar respuesta" })
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Empezar con un texto" }))
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent)
  expect(options).toEqual(["Sin texto", "Supresión: hecha"])
  fireEvent.click(screen.getByRole("option", { name: "Supresión: hecha" }))
  // Each reading is audited, so the page reads once, and again only after a step.
  expect(seen.filter(({ path }) => path.endsWith("/detail"))).toHaveLength(1)
  fireEvent.click(screen.getByRole("button", { name: "Enviar respuesta" }))
  const posted = () => seen.filter(({ method }) => method === "POST")
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).toMatchObject({
    path: "admin/rights-requests/7/answer",
    body: { data: { text: expect.stringMatching(/^Borramos los datos que pediste/) } },
  })
})

test("[B9.71] an extended request offers no second extension, an answered one no step", async () => {
  open(requestPage, { state: "extended" })
  await screen.findByText("Borren mis mensajes.")
  expect(screen.getByRole("button", { name: "Rechazar" })).toBeDefined()
  expect(screen.queryByRole("button", { name: "Prorrogar" })).toBeNull()
})
