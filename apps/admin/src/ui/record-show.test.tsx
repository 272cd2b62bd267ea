import { fireEvent, render, screen } from "@testing-library/react"
import { AdminContext, ResourceContextProvider, TestMemoryRouter, TextField } from "react-admin"
import { expect, test, vi } from "vitest"
import { errorBody, fakeApi } from "../../test/fake-api.ts"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { RecordShow } from "./record-show.tsx"

/** Renders a record's page; returns the panel's current path. */
function renderRecord() {
  const place = { path: "/synonyms/4/show" }
  render(
    <TestMemoryRouter
      initialEntries={[place.path]}
      locationCallback={({ pathname }) => {
        place.path = pathname
      }}
    >
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="synonyms">
          <RecordShow id={4}>
            <TextField source="documentId" />
          </RecordShow>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return place
}

test("[B5.36] a record that fails to load says so on its page and offers to try again", async () => {
  // A client error is not retried automatically.
  let isBroken = true
  fakeApi(() =>
    isBroken
      ? { status: 403, body: errorBody(403, "ForbiddenError") }
      : { body: { data: { id: 4, documentId: "s4", terms: ["grúa", "pluma"] }, meta: {} } },
  )
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {})
  const place = renderRecord()
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" })
  isBroken = false
  fireEvent.click(retry)
  await screen.findByText("s4")
  expect(screen.queryByRole("alert")).toBeNull()
  expect(place.path).toBe("/synonyms/4/show")
  consoleError.mockRestore()
})

test("[B5.36] a record that does not exist leads back to its list", async () => {
  fakeApi(() => ({ status: 404, body: errorBody(404, "NotFoundError") }))
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {})
  const place = renderRecord()
  await expect.poll(() => place.path).toBe("/synonyms")
  consoleError.mockRestore()
})
