import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { type Settings, settingNames, settingsSchema } from "@wara/domain/site/settings-schema"
import { AdminContext } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { SettingsPage, settingGroups } from "./settings-page.tsx"

const settings: Settings = settingsSchema.parse({})

test("[B10.105] limits of contacts and questions are settings, and yes or no is a switch", async () => {
  const calls = fakeApi(() => ({ body: { data: settings } }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <SettingsPage />
      </AdminContext>
    </MemoryRouter>,
  )
  const limit = await screen.findByLabelText("Consultas de una red en una hora")
  fireEvent.change(limit, { target: { value: "25" } })
  fireEvent.click(screen.getByRole("switch", { name: /Publicar de inmediato/ }))
  fireEvent.click(screen.getByRole("button", { name: "Guardar" }))
  await waitFor(() => expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1))
  const [sent] = calls.filter(({ method }) => method === "PUT")
  expect(sent?.body).toEqual({ data: { questions_network_hour: 25, trusted_publishing: 1 } })
})

test("[B10.105] every setting is in one group of the page", () => {
  expect(Object.values(settingGroups).flat().toSorted()).toEqual(settingNames.toSorted())
})
