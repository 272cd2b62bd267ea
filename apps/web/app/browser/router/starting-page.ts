import { createElement, type ReactElement } from "react"
import {
  type DataRouteMatch,
  type DataRouteObject,
  type HydrationState,
  NavigationType,
  type UNSAFE_RouteModules as RouteModules,
  type RouterState,
} from "react-router"
import { isRecord } from "../is-record.ts"
import { loadQuietly } from "../reload/reload.ts"
import { pageDataId } from "../start/page-data.ts"
import { IDLE_NAVIGATION } from "./router-parts.ts"

type RouteModule = NonNullable<RouteModules[string]>

/**
 * The data of the page's loaders: a complete page has them as JSON, and one that was streamed as the
 * router's server writes them, which only the router reads.
 */
export async function readPageData(
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<HydrationState> {
  const written = document.getElementById(pageDataId)?.textContent
  const value: unknown = written ? JSON.parse(written) : await readStream(stream)
  if (!isRecord(value)) throw new Error("The data of the page cannot be read")
  const part = (name: string) => (isRecord(value[name]) ? value[name] : undefined)
  const errors = part("errors")
  return {
    loaderData: part("loaderData") ?? {},
    actionData: part("actionData") ?? null,
    ...(errors === undefined ? {} : { errors }),
  }
}

async function readStream(stream: ReadableStream<Uint8Array> | undefined): Promise<unknown> {
  if (stream === undefined) throw new Error("The page has no data for its scripts")
  const { decode } = await loadQuietly(() => import("./streamed-data.ts"))
  return (await decode(stream, window)).value
}

/** The address of a route, which is a part of its id; layouts have none. */
function addressOf(id: string): { path?: string } {
  if (id === "root") return { path: "" }
  if (id === "unknown") return { path: "*" }
  return id.startsWith("page/") ? { path: id.slice("page".length) } : {}
}

/** What a route shows, as the router builds it of the route's module. */
function elementsOf(id: string, { default: Page, ErrorBoundary, Layout }: RouteModule) {
  const framed = (part: ReactElement) =>
    id === "root" && Layout !== undefined ? createElement(Layout, null, part) : part
  return {
    ...(Page === undefined ? {} : { element: framed(createElement(Page)) }),
    ...(ErrorBoundary === undefined ? {} : { errorElement: framed(createElement(ErrorBoundary)) }),
  }
}

/**
 * The page's own routes, each in the one before, and their state in the router; null when the
 * address does not lead to them, as on a page of an error.
 */
export function startingState(
  ids: string[],
  modules: RouteModules,
  data: HydrationState,
  location: RouterState["location"],
): { routes: DataRouteObject[]; state: RouterState } | null {
  let routes: DataRouteObject[] = []
  for (const id of ids.toReversed()) {
    const module = modules[id]
    if (module === undefined) return null
    const children = routes.length === 0 ? {} : { children: routes }
    const { handle } = module
    routes = [{ id, ...addressOf(id), handle, ...children, ...elementsOf(id, module) }]
  }
  const matches = matchesOf(routes, location.pathname)
  if (matches === null) return null
  const noData = Object.fromEntries(ids.map((id) => [id, null]))
  const state: RouterState = {
    historyAction: NavigationType.Pop,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: { ...noData, ...data.loaderData },
    actionData: data.actionData ?? null,
    errors: data.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  return { routes, state }
}

/** The parts of a path as the router compares them; null for one that cannot be decoded. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
  } catch {
    return null
  }
}

const withoutEnd = (path: string) => path.replace(/\/+$/, "")

/** The parameters of a route's address, of which `*` is any path; null for another path. */
function paramsOf(address: string, parts: string[]): Record<string, string> | null {
  if (address === "*") return { "*": parts.slice(1).join("/") }
  const wanted = withoutEnd(address).split("/")
  const given = withoutEnd(parts.join("/")).split("/")
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? ""
    if (part.startsWith(":") && text !== "") params[part.slice(1)] = text.replaceAll("%2F", "/")
    else if (part.toLowerCase() !== text.toLowerCase()) return null
  }
  return wanted.length === given.length ? params : null
}

/** The matches of a page as the router finds them among all routes: the last one has the address. */
export function matchesOf(routes: DataRouteObject[], path: string): DataRouteMatch[] | null {
  const branch: DataRouteObject[] = []
  for (let route = routes[0]; route !== undefined; route = route.children?.[0]) branch.push(route)
  const page = branch.at(-1)
  const parts = partsOf(path)
  const params = page?.path === undefined || parts === null ? null : paramsOf(page.path, parts)
  if (parts === null || params === null) return null
  const pathname = parts.join("/").replace(/[\\/]{2,}/g, "/")
  const pathnameBase = page?.path === "*" ? "/" : withoutEnd(pathname) || "/"
  return branch.map((route) =>
    route === page
      ? { params, pathname, pathnameBase, route }
      : { params, pathname: "/", pathnameBase: "/", route },
  )
}
