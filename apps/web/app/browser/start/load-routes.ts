type RouteModule = Record<string, unknown>

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, RouteModule>
  }
}

/** Loads the page's routes for the router, which expects them in a global variable. */
export async function loadRoutes(): Promise<void> {
  const start = window.waraStart
  if (start === undefined) return
  const [routes] = await Promise.all([
    Promise.all(start.routes.map(loadRoute)),
    import(/* @vite-ignore */ start.manifest),
  ])
  window.__reactRouterRouteModules = Object.fromEntries(routes)
}

async function loadRoute([id, files]: [string, string[]]): Promise<[string, RouteModule]> {
  const parts: RouteModule[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ file)),
  )
  return [id, Object.assign({}, ...parts)]
}
