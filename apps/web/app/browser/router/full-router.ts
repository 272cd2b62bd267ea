import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_getHydrationData as getHydrationData,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type Location,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router"
import type { BrowserHistory, Pop } from "./early-router.ts"

type Page = { data: HydrationState; location: Location; history: BrowserHistory }

/** All routes of the site, and the modules of those that are loaded. */
export type SiteRoutes = {
  manifest: AssetsManifest
  modules: RouteModules
}

/**
 * The router itself, created as the router's own entry does it, for a page that may be shown
 * already: it begins with the page's data, and then follows the browser to where it went meanwhile.
 */
export function createFullRouter(
  { manifest, modules }: SiteRoutes,
  { data, location, history }: Page,
  pop: Pop | null,
): DataRouter {
  const routes = createClientRoutes(manifest.routes, modules, data, true, false)
  const hydrationData = getHydrationData({
    state: data,
    routes,
    getRouteInfo: (id) => ({
      clientLoader: modules[id]?.clientLoader,
      hasLoader: manifest.routes[id]?.hasLoader === true,
      hasHydrateFallback: modules[id]?.HydrateFallback !== undefined,
    }),
    location,
    basename: "/",
    future: {},
    isSpaMode: false,
  })
  let follow: Parameters<BrowserHistory["listen"]>[0] = () => {}
  const router: DataRouter = createRouter({
    routes,
    history: {
      ...history,
      location,
      listen(listener) {
        follow = listener
        return history.listen(listener)
      },
    },
    hydrationData,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, modules, true),
  })
  router.initialize()
  if (pop !== null) follow(pop)
  return router
}
