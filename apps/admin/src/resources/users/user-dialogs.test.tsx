import { render, screen } from "@testing-library/react"
import type { StaffUser } from "@wara/contract/admin"
import { AdminContext } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { BlockDialog } from "./user-dialogs.tsx"
import { userPageTexts } from "./user-page-texts.ts"

test("[B9.188] the list of accounts says which credits are counted", () => {
  expect(userPageTexts.creditsOf(3, 1)).toBe("3 publicar · 1 destacar")
})

test("[B9.192] blocking an account says what becomes of its public ads", () => {
  const user = { id: 9, blocked_at: null } as StaffUser
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <BlockDialog user={user} onClose={() => {}} />
      </AdminContext>
    </MemoryRouter>,
  )
  const dialog = screen.getByRole("dialog", { name: "Bloquear cuenta" })
  expect(dialog.textContent).toContain("siguen a la vista, salvo que también los bloquees")
})
