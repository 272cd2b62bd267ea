import type { RouteConfigEntry } from "@react-router/dev/routes"
import type { RequestHandler } from "react-router"
import routes from "../app/routes.ts"
import { serveRoutes, type TestRoute } from "./serve-routes.ts"

const modules = import.meta.glob<object>("../app/{guards,layouts,routes}/**/*.{ts,tsx}")

/** The pages of the site as its route table lists them, rendered by their source modules. */
export async function serveAllPages(): Promise<RequestHandler> {
  const root: TestRoute = { id: "root", path: "", module: await import("../app/root.tsx") }
  return serveRoutes([root, ...(await loadRoutes(await routes, "root"))])
}

async function loadRoutes(entries: RouteConfigEntry[], parentId: string): Promise<TestRoute[]> {
  const loaded = entries.map(async ({ id, path, file, children = [] }): Promise<TestRoute[]> => {
    const load = modules[`../app/${file}`]
    if (load === undefined) throw new Error(`the route table names a missing file: ${file}`)
    const own = id ?? file
    const route = { id: own, parentId, module: await load() }
    const nested = await loadRoutes(children, own)
    return [path === undefined ? route : { ...route, path }, ...nested]
  })
  return (await Promise.all(loaded)).flat()
}
