import type { ContextType } from "react"
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  type UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router"
import { loadQuietly } from "../reload/reload.ts"
import type { PageStart } from "../start/page-start.ts"
import { createEarlyRouter, type EarlyRouter, type Pop } from "./early-router.ts"
import { readPageData, startingState } from "./starting-page.ts"

declare global {
  interface Window {
    /** Written by the server. */
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> }
    /** All routes of the site, written by a file of their own. */
    __reactRouterManifest?: AssetsManifest
    __reactRouterDataRouter?: DataRouter
  }
}

export type StartedRouter = {
  router: DataRouter
  context: NonNullable<ContextType<typeof FrameworkContext>>
}

let early: EarlyRouter | null = null

/** Acts as soon as the router knows all routes, which it loads; never when that fails. */
export function onRouter(act: () => void = () => {}): void {
  if (early === null) act()
  else early.load().then(act, () => {})
}

/** The page's router, with the page's own routes and data. */
export async function startRouter(
  start: Pick<PageStart, "manifest" | "routes">,
  routeModules: RouteModules,
  /** Loads what the router may show instead of a page. */
  loadFailure: () => Promise<void>,
): Promise<StartedRouter> {
  const data = await readPageData(window.__reactRouterContext?.stream)
  // Complete when the router itself is loaded: the page's own files are there already.
  const manifest: AssetsManifest = {
    entry: { module: "", imports: [] },
    routes: {},
    url: start.manifest,
    version: "",
  }
  const history = createBrowserHistory()
  const { location } = history

  async function loadFullRouter() {
    const [{ createFullRouter }] = await loadQuietly(() =>
      Promise.all([
        import("./full-router.ts"),
        import(/* @vite-ignore */ start.manifest),
        loadFailure(),
      ]),
    )
    Object.assign(manifest, window.__reactRouterManifest)
    const site = { manifest, modules: routeModules }
    return (lastPop: () => Pop | null) => {
      const router = createFullRouter(site, { data, location, history }, lastPop())
      early = null
      return router
    }
  }

  const ids = start.routes.map(([id]) => id)
  const starting = startingState(ids, routeModules, data, location)
  if (starting !== null) early = createEarlyRouter({ ...starting, history }, loadFullRouter)
  const router = early ?? (await loadFullRouter())(() => null)
  window.__reactRouterDataRouter = router
  return {
    router,
    context: {
      manifest,
      routeModules,
      future: {},
      ssr: true,
      isSpaMode: false,
      routeDiscovery: { mode: "initial", manifestPath: "" },
    },
  }
}
