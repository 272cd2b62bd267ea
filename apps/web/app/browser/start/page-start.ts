/** What the browser has to load before it can start a page's scripts. */
export type PageStart = {
  /** The entry of the site's scripts. */
  entry: string
  /** The list of all routes and their files. */
  manifest: string
  /** The page's routes, outermost first, each with its files. */
  routes: [id: string, files: string[]][]
  /** What the files above import. */
  imports: string[]
}

type RouteModule = Record<string, unknown>

/** Milliseconds after which the scripts start although the browser is not idle. */
const maxIdleWait = 1_000

declare global {
  interface Window {
    /** Written by the server; absent in development, where the router loads the files itself. */
    waraStart?: PageStart
    __reactRouterRouteModules?: Record<string, RouteModule>
  }
}

/** What a person does first with a page, whose scripts are then needed soon. */
const firstSigns = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"]

/**
 * Inline code that adds the entry of the site's scripts and requests all of its files, as soon as
 * the page has been painted, its pictures have arrived and the browser is idle, or somebody begins
 * to use the page: it is complete without its scripts, which must not delay what people came to see
 * [B7.7, B7.20]. An element that a trusted script adds is trusted with all that it imports
 * ('strict-dynamic'); a module that is written in the page and trusted by hash would not be allowed
 * to import anything. A hidden page is not painted, so it does not wait.
 */
export function startScript(start: PageStart): string {
  const asJson = JSON.stringify(start).replaceAll("<", "\\u003c")
  return [
    `window.waraStart=${asJson}`,
    ";(function(page,isStarted){",
    "function put(tag,properties){document.head.append(Object.assign(document.createElement(tag),properties))}",
    "function start(){if(isStarted)return;isStarted=true;",
    "page.imports.concat(page.manifest,...page.routes.map(function(route){return route[1]}))",
    '.forEach(function(href){put("link",{rel:"modulepreload",href:href})});',
    'put("script",{type:"module",src:page.entry})}',
    `function rest(){window.requestIdleCallback?requestIdleCallback(start,{timeout:${maxIdleWait}}):setTimeout(start)}`,
    "if(document.hidden)return start();",
    `${JSON.stringify(firstSigns)}.forEach(function(sign){addEventListener(sign,start,{once:true,passive:true,capture:true})});`,
    "requestAnimationFrame(function(){setTimeout(function(){",
    'document.readyState==="complete"?rest():addEventListener("load",rest)})})',
    "})(window.waraStart)",
  ].join("")
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
