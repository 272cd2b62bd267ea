/** What the browser has to load before it can start a page's scripts. */
export type PageStart = {
  /** The entry of the site's scripts. */
  entry: string
  /** The list of all routes and their files. */
  manifest: string
  /** The page's routes, outermost first, each with its files. */
  routes: [id: string, files: string[]][]
}

type RouteModule = Record<string, unknown>

declare global {
  interface Window {
    /** Written by the server; absent in development, where the router loads the files itself. */
    waraStart?: PageStart
    __reactRouterRouteModules?: Record<string, RouteModule>
  }
}

/**
 * Inline code that adds the entry of the site's scripts once the page has been painted: the page is
 * complete without them [B7.7]. An element that a trusted script adds is trusted with all that it
 * imports ('strict-dynamic'); a module that is written in the page and trusted by hash would not be
 * allowed to import anything. A hidden page is not painted, so it does not wait.
 */
export function startScript(start: PageStart): string {
  const add =
    'var s=document.createElement("script");s.type="module";s.src=waraStart.entry;document.head.append(s)'
  const asJson = JSON.stringify(start).replaceAll("<", "\\u003c")
  return `window.waraStart=${asJson};(function(){function add(){${add}}document.hidden?add():requestAnimationFrame(function(){setTimeout(add)})})()`
}

/** Every file of a start, for preloading while the page is painted. */
export function startFiles({ entry, manifest, routes }: PageStart): string[] {
  return [...new Set([entry, manifest, ...routes.flatMap(([, files]) => files)])]
}

/** Loads the page's routes for the router, which expects them in a global variable. */
export async function loadStart(): Promise<void> {
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
