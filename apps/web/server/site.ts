import * as build from "virtual:react-router/server-build"
import { createRequestHandler } from "react-router"
import { config } from "../app/config.server.ts"
import { createApp } from "./create-app.ts"

/** What the site uses of the build; optional parts that it leaves alone stay out. */
const {
  allowedActionOrigins: _origins,
  basename: _basename,
  unstable_getCriticalCss: _css,
  ...pages
} = build

/** Opens the whole site: pages, pictures and, when there is a build, its files. */
export function openSite(options: { clientDirectory: string | null }) {
  const renderPage = createRequestHandler(pages, config.production ? "production" : "development")
  return createApp({ config, renderPage, clientDirectory: options.clientDirectory })
}
