import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { StaffContactMessage } from "@wara/contract/admin"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { ContactMessageList } from "./contact-message-list.tsx"

const waiting: StaffContactMessage = {
  id: 4,
  documentId: "c4",
  name: "Ana Soto",
  email: "ana@faena.cl",
  company: "Faena SpA",
  phone: "",
  message: "Busco una excavadora.\nDe 20 toneladas.",
  is_answered: false,
  answered_at: null,
  answered_by_name: null,
  createdAt: "2026-11-22T16:27:00.000Z",
}
const answered: StaffContactMessage = {
  ...waiting,
  ...{ id: 5, documentId: "c5", name: "Luis", is_answered: true },
  ...{ answered_at: "2026-11-23T12:00:00.000Z", answered_by_name: "Rosa" },
}
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 2 }

async function open() {
  const seen = fakeApi(({ method }) => ({
    body: method === "GET" ? { data: [waiting, answered], meta: { pagination } } : { ok: true },
  }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="contact-messages">
          <ContactMessageList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("Ana Soto")
  return { seen, posted: () => seen.filter(({ method }) => method === "POST") }
}

test("[B10.61] [B9.189] the inbox shows who waits for an answer, which is written by mail and marked", async () => {
  const { posted, seen } = await open()
  expect(JSON.stringify(seen[0]?.query)).toContain("is_answered")
  expect(screen.getByRole("cell", { name: "Por responder" })).toBeDefined()
  expect(screen.getByRole("columnheader", { name: "Acción" })).toBeDefined()
  const [link] = screen.getAllByRole("link", { name: "ana@faena.cl" })
  expect(link?.getAttribute("href")).toBe("mailto:ana@faena.cl?subject=Tu%20mensaje%20c4")
  fireEvent.click(screen.getByRole("button", { name: "Marcar como respondido" }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).toMatchObject({
    path: "admin/contact-messages/4/answered",
    body: { data: { answered: true } },
  })
})

test("[B10.61] an answered message names who answered it, and can be reopened", async () => {
  const { posted } = await open()
  expect(screen.getByText(/Respondido por Rosa/)).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Volver a dejar por responder" }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).toMatchObject({
    path: "admin/contact-messages/5/answered",
    body: { data: { answered: false } },
  })
})
