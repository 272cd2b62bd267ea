import Button from "@mui/material/Button"
import { render, screen } from "@testing-library/react"
import { AdminContext, TopToolbar } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider.ts"
import { dataProvider } from "../wire/data-provider.ts"
import { lightTheme } from "./panel-theme.ts"

test("[B9.195] the actions of a record take several lines on a phone, and none covers another", () => {
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <TopToolbar>
          <Button>Regalar créditos</Button>
          <Button>Bloquear cuenta</Button>
        </TopToolbar>
        <TopToolbar data-testid="none" />
      </AdminContext>
    </MemoryRouter>,
  )
  const button = screen.getByRole("button", { name: "Bloquear cuenta" })
  expect(getComputedStyle(screen.getByTestId("none")).display).toBe("none")
  expect(getComputedStyle(button).flexShrink).toBe("0")
  expect(button.parentElement && getComputedStyle(button.parentElement).flexWrap).toBe("wrap")
})
