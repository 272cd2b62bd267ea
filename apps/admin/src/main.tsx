import "./markup/default-policy.ts"
import { DashboardPage } from "./dashboard/dashboard-page.tsx"
import { i18nProvider } from "./i18n/i18n-provider.ts"
import { NoSuchPage, PanelLayout } from "./layout/panel-layout.tsx"
import { panelPages } from "./panel-pages.tsx"
import { panelSettings } from "./panel-settings.ts"
import { authProvider } from "./session/auth-provider.ts"
import { LogInPage } from "./session/log-in-page.tsx"
import "./theme/fonts.css"
import { StrictMode } from "react"
import { Admin } from "react-admin"
import { createRoot } from "react-dom/client"
import { BrowserRouter } from "react-router"
import { darkTheme, lightTheme } from "./theme/panel-theme.ts"
import { dataProvider } from "./wire/data-provider.ts"
import { queryClient } from "./wire/query-client.ts"

const place = document.getElementById("panel")
if (place === null) throw new Error("The page has no place for the panel")
createRoot(place).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
)

/** Root of the panel: access control, data provider and pages. */
function Panel() {
  return (
    <BrowserRouter basename="/admin">
      <Admin
        title={`${panelSettings.siteName} · Panel`}
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        catchAll={NoSuchPage}
        dashboard={DashboardPage}
        layout={PanelLayout}
        loginPage={LogInPage}
        requireAuth
        disableTelemetry
      >
        {(role) => panelPages(role ?? "user")}
      </Admin>
    </BrowserRouter>
  )
}
