import { text } from "node:stream/consumers"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import {
  createRequestHandler,
  Outlet,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router"
import { z } from "zod"
import { isProgram, type Reference, serveReference, startReference } from "./serve-reference.ts"

const cardsSchema = z.array(z.object({ slug: z.string(), name: z.string(), price: z.number() }))

/**
 * A bare React Router page that renders this many cards for every request: what a framework costs
 * that does nothing else. No styles, no scripts, no calls, no compression.
 */
export function startBareRouter(count: number): Promise<Reference> {
  const cards = Array.from({ length: count }, (_, index) => ({
    slug: `maquina-${index}`,
    name: `Excavadora Komatsu PC200 ${index}`,
    price: 45_000_000 + index,
  }))
  return startReference(import.meta.url, JSON.stringify(cards))
}

function Cards() {
  const cards = cardsSchema.parse(useLoaderData())
  const items = cards.map(({ slug, name, price }) =>
    createElement(
      "li",
      { key: slug, className: "card" },
      createElement(
        "a",
        { href: `/anuncios/${slug}` },
        createElement("img", { src: `/${slug}.webp`, alt: name, width: 320, height: 240 }),
        createElement("h2", null, name),
        createElement("p", null, `$${price.toLocaleString("es-CL")} + IVA`),
      ),
    ),
  )
  return createElement("ul", null, items)
}

function Root() {
  return createElement(
    "html",
    { lang: "es" },
    createElement("head", null, createElement("title", null, "Anuncios")),
    createElement("body", null, createElement(Outlet)),
  )
}

/** The build of two routes, written by hand: the framework needs no bundler to render. */
function buildOf(cards: unknown): ServerBuild {
  const none = { clientActionModule: undefined, clientLoaderModule: undefined }
  const asset = {
    ...{ ...none, clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
    ...{ hasAction: false, hasClientAction: false, hasClientLoader: false },
    ...{ hasClientMiddleware: false, hasErrorBoundary: false, module: "/none.js" },
  }
  return {
    entry: {
      module: {
        default: (request, status, headers, context) => {
          headers.set("Content-Type", "text/html; charset=utf-8")
          const page = createElement(ServerRouter, { context, url: request.url })
          return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers })
        },
      },
    },
    routes: {
      root: { id: "root", path: "", module: { default: Root } },
      list: {
        id: "list",
        index: true,
        parentId: "root",
        module: { default: Cards, loader: () => cards },
      },
    },
    assets: {
      entry: { imports: [], module: "/none.js" },
      routes: {
        root: { ...asset, id: "root", path: "", hasLoader: false },
        list: { ...asset, id: "list", index: true, parentId: "root", hasLoader: true },
      },
      url: "/none.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  }
}

if (isProgram(import.meta.url)) {
  const handle = createRequestHandler(buildOf(JSON.parse(await text(process.stdin))), "production")
  await serveReference(async (request, response) => {
    const answer = await handle(new Request(`http://bare.test${request.url ?? "/"}`))
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      "content-length": body.length,
    })
    response.end(body)
  })
}
