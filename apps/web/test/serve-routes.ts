import {
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router"
import * as entry from "../app/entry.server.tsx"

type RenderedPage = Parameters<typeof withComponentProps>[0]
type RenderedError = Parameters<typeof withErrorBoundaryProps>[0]
type ServedModule = (ServerBuild["routes"][string] & object)["module"]

/** A route of the table with its source module. */
export type TestRoute = {
  id: string
  path?: string
  index?: boolean
  parentId?: string
  module: object
}

/** The module as in the build: its component receives its loader's data. */
function compiled(written: object): ServedModule {
  const module: Partial<ServedModule> = { ...written }
  const drawn: { default?: RenderedPage; ErrorBoundary?: RenderedError } = { ...written }
  const served = {
    ...module,
    default: withComponentProps(drawn.default ?? (() => null)),
    ...(drawn.ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(drawn.ErrorBoundary) } : {}),
  }
  // Without a component a route answers by itself.
  if (drawn.default === undefined) Reflect.deleteProperty(served, "default")
  return served
}

/** The handler of a build with only these routes; the root has the id "root". */
export function serveRoutes(given: TestRoute[]): RequestHandler {
  const routes: ServerBuild["routes"] = {}
  const assets: ServerBuild["assets"]["routes"] = {}
  for (const { module: written, ...route } of given) {
    const module = compiled(written)
    routes[route.id] = { ...route, module }
    assets[route.id] = {
      ...route,
      module: `/assets/${route.id}.js`,
      hasAction: module.action !== undefined,
      hasLoader: module.loader !== undefined,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: module.ErrorBoundary !== undefined,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    }
  }
  return createRequestHandler(
    {
      entry: { module: entry },
      routes,
      assets: {
        entry: { imports: [], module: "/assets/entry.js" },
        routes: assets,
        url: "/assets/manifest.js",
        version: "1",
      },
      publicPath: "/",
      assetsBuildDirectory: "",
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    },
    "production",
  )
}
