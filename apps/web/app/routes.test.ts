import type { RouteConfigEntry } from "@react-router/dev/routes"
import { expect, test } from "vitest"
import routes from "./routes.ts"

type Found = { path: string; file: string; layouts: string[] }

function flatten(entries: RouteConfigEntry[], layouts: string[] = []): Found[] {
  return entries.flatMap(({ path, file, children }) =>
    children ? flatten(children, [...layouts, file]) : [{ path: path ?? "", file, layouts }],
  )
}

const found = flatten(await routes)
const main = "layouts/default.tsx"
const about = "layouts/about.tsx"

test.each([
  ["[S2.1]", "/", "routes/home.tsx", [main]],
  ["[S2.2]", "/:slug", "routes/slug.tsx", [main]],
  ["[S2.3]", "/sitemap", "routes/site/sitemap.tsx", [main, about]],
  ["[S2.10]", "/anuncios", "routes/ads/ad-list.tsx", [main]],
  ["[S2.11]", "/anuncios/:slug", "routes/ads/ad-detail.tsx", [main]],
  ["[S2.12]", "/contacto", "routes/site/contact.tsx", [main, about]],
  ["[S2.12]", "/contacto/gracias", "routes/site/contact-thanks.tsx", [main, about]],
  ["[S2.13]", "/preguntas-frecuentes", "routes/site/faq.tsx", [main, about]],
  ["[S2.13]", "/politicas-de-privacidad", "routes/site/privacy.tsx", [main, about]],
  ["[S2.15]", "/404", "routes/not-found.tsx", [main]],
  ["[S2.15]", "*", "routes/not-found.tsx", [main]],
])("%s %s is %s", (_, path, file, layouts) => {
  expect(found.find((route) => route.path === path)).toEqual({ path, file, layouts })
})

test.each(["/registro", "/login", "/packs/comprar", "/anunciar", "/dev", "/cuenta/mis-anuncios"])(
  "the page %s of a later part is not mistaken for a seller",
  (path) => {
    expect(found.find((route) => route.path === path)?.file).toBe("routes/not-found.tsx")
  },
)
