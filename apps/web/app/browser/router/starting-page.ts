import { createElement, type ReactElement } from "react"
import {
  type DataRouteObject,
  UNSAFE_decodeViaTurboStream as decode,
  type HydrationState,
  matchRoutes,
  NavigationType,
  type UNSAFE_RouteModules as RouteModules,
  type RouterState,
} from "react-router"
import { isRecord } from "../is-record.ts"
import { IDLE_NAVIGATION } from "./router-parts.ts"

type RouteModule = NonNullable<RouteModules[string]>

/** The data of the page's loaders, which the server streamed into the page. */
export async function readPageData(
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<HydrationState> {
  if (stream === undefined) throw new Error("The page has no data for its scripts")
  const { value } = await decode(stream, window)
  if (!isRecord(value)) throw new Error("The data of the page cannot be read")
  const part = (name: string) => (isRecord(value[name]) ? value[name] : undefined)
  const errors = part("errors")
  return {
    loaderData: part("loaderData") ?? {},
    actionData: part("actionData") ?? null,
    ...(errors === undefined ? {} : { errors }),
  }
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
  const matches = matchRoutes(routes, location)
  if (matches?.length !== ids.length) return null
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
