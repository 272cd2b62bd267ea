import { Admin, Resource } from "react-admin"
import { BrowserRouter } from "react-router"
import { i18nProvider } from "./i18n/i18n-provider.ts"
import { authProvider } from "./session/auth-provider.ts"
import { LogInPage } from "./session/log-in-page.tsx"
import { darkTheme, lightTheme } from "./theme/panel-theme.ts"
import { dataProvider } from "./wire/data-provider.ts"

/** The panel: who may come in, where its data comes from, what there is to see. */
export function Panel() {
  return (
    <BrowserRouter basename="/admin">
      <Admin
        title="Wara"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        defaultTheme="light"
        loginPage={LogInPage}
        requireAuth
        disableTelemetry
      >
        <Resource name="reviews" list={() => <p>…</p>} />
      </Admin>
    </BrowserRouter>
  )
}
