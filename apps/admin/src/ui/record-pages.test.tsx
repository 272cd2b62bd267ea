import { fireEvent, render, screen } from "@testing-library/react"
import { AdminContext, DataTable, ResourceContextProvider, TextInput } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { errorBody, fakeApi } from "../../test/fake-api.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { RecordList } from "./record-pages.tsx"

test("[B5.36] a failed list says so and offers to try again, instead of seeming empty", async () => {
  let isBroken = true
  fakeApi(() =>
    isBroken
      ? { status: 500, body: errorBody(500, "InternalServerError") }
      : {
          body: {
            data: [{ id: 4, documentId: "s4", terms: ["grúa", "pluma"] }],
            meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
          },
        },
  )
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {})
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="synonyms">
          <RecordList filters={[]} sort={{ field: "id", order: "DESC" }}>
            <DataTable bulkActionButtons={false}>
              <DataTable.Col source="id" label="Número" />
            </DataTable>
          </RecordList>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" })
  expect(screen.queryByText(/No hay nada aquí/)).toBeNull()
  expect(screen.queryByText(/1–25/)).toBeNull()
  isBroken = false
  fireEvent.click(retry)
  await screen.findByRole("columnheader", { name: "Número" })
  expect(screen.queryByRole("alert")).toBeNull()
  consoleError.mockRestore()
})

test.each([
  [true, 0],
  [false, 1],
])(
  "[B9.189] a list adds filters only when some are hidden (always shown: %s)",
  async (alwaysOn, buttons) => {
    fakeApi(() => ({
      body: {
        data: [{ id: 4, documentId: "s4", terms: ["grúa", "pluma"] }],
        meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
      },
    }))
    render(
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
          <ResourceContextProvider value="synonyms">
            <RecordList
              filters={[<TextInput key="terms" source="terms" alwaysOn={alwaysOn} />]}
              filterDefaultValues={{ terms: "grúa" }}
              sort={{ field: "id", order: "DESC" }}
            >
              <DataTable bulkActionButtons={false}>
                <DataTable.Col source="id" label="Número" />
              </DataTable>
            </RecordList>
          </ResourceContextProvider>
        </AdminContext>
      </MemoryRouter>,
    )
    await screen.findByRole("columnheader", { name: "Número" })
    expect(screen.queryAllByRole("button", { name: "Agregar filtro" })).toHaveLength(buttons)
  },
)
