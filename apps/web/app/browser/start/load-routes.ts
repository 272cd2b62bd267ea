import type { UNSAFE_RouteModules as RouteModules } from "react-router"
import type { PageStart } from "./page-start.ts"

type RouteModule = NonNullable<RouteModules[string]>

/** Loads the page's routes, by their ids. */
export async function loadRoutes(routes: PageStart["routes"]): Promise<RouteModules> {
  return Object.fromEntries(await Promise.all(routes.map(loadRoute)))
}

async function loadRoute([id, files]: [string, string[]]): Promise<[string, RouteModule]> {
  const parts: RouteModule[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ file)),
  )
  return [id, Object.assign({}, ...parts)]
}
