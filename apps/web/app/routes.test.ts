import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { allPagePaths } from "@wara/domain/site/page-paths"
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

function expectPage(path: string, file: string, layouts: string[]) {
  expect(found.find((route) => route.path === path)).toEqual({ path, file, layouts })
}

test("[S2.1] [S2.2] home, and generic pages or sellers by slug, in the default layout", () => {
  expectPage("/", "routes/home.tsx", [main])
  expectPage("/:slug", "routes/slug.tsx", [main])
})

test("[S2.10] [S2.11] the ad list and an ad, in the default layout", () => {
  expectPage("/anuncios", "routes/ads/ad-list.tsx", [main])
  expectPage("/anuncios/:slug", "routes/ads/ad-detail.tsx", [main])
})

test("[S2.3] the map of the site, in the about layout", () => {
  expectPage("/sitemap", "routes/site/sitemap.tsx", [main, about])
})

test("[S2.12] [S1.10] contact and its thanks, in the about layout", () => {
  expectPage("/contacto", "routes/site/contact.tsx", [main, about])
  expectPage("/contacto/gracias", "routes/site/contact-thanks.tsx", [main, about])
})

test("[S2.13] [S1.10] questions and privacy policy, in the about layout", () => {
  expectPage("/preguntas-frecuentes", "routes/site/faq.tsx", [main, about])
  expectPage("/politicas-de-privacidad", "routes/site/privacy.tsx", [main, about])
})

test("[S2.15] /404 and every unknown path are not found", () => {
  expectPage("/404", "routes/not-found.tsx", [main])
  expectPage("*", "routes/not-found.tsx", [main])
})

const guests = "guards/guests.tsx"
const users = "guards/users.tsx"

test("[S2.4] [S2.5] [S2.7] signing up, logging in and recovering are for guests", () => {
  expectPage("/registro", "routes/auth/register.tsx", [main, guests])
  expectPage("/login", "routes/auth/log-in.tsx", [main, "layouts/auth.tsx", guests])
  expectPage("/recuperar-contrasena", "routes/auth/forgot-password.tsx", [main, guests])
  expectPage("/restablecer-contrasena", "routes/auth/reset-password.tsx", [main, guests])
})

test("[S2.6] the callbacks of Google and Facebook are open to everyone", () => {
  expectPage("/login/google", "routes/auth/social-callback.tsx", [main])
  expectPage("/login/facebook", "routes/auth/social-callback.tsx", [main])
})

test.each([
  ["/cuenta", "overview"],
  ["/cuenta/cover", "cover"],
  ["/cuenta/avatar", "avatar"],
  ["/cuenta/username", "username"],
  ["/cuenta/mis-ordenes", "orders"],
  ["/cuenta/mis-anuncios", "ads"],
  ["/cuenta/perfil", "profile"],
  ["/cuenta/perfil/editar", "profile-edit"],
  ["/cuenta/cambiar-contrasena", "change-password"],
])("[S2.16] %s is for users, in the account layout", (path, name) => {
  expectPage(path, `routes/account/${name}.tsx`, [main, "layouts/account.tsx", users])
})

test.each([
  ["/packs", "packs"],
  ["/packs/comprar", "buy-pack"],
  ["/packs/gracias", "pack-thanks"],
  ["/packs/error", "pack-error"],
])("[S2.8] %s is for users", (path, name) =>
  expectPage(path, `routes/packs/${name}.tsx`, [main, users]),
)

test("returning from Webpay works without a session", () => {
  expectPage("/packs/retorno", "routes/packs/payment-return.tsx", [main])
})

test.each([
  ["/anunciar", "post-ad"],
  ["/anunciar/resumen", "summary"],
  ["/anunciar/gracias", "thanks"],
  ["/anunciar/error", "error"],
])("[S2.9] %s is for users", (path, name) =>
  expectPage(path, `routes/post-ad/${name}.tsx`, [main, users]),
)

test("[S2.14] /dev is for guests, without the site's layout", () => {
  expectPage("/dev", "routes/site/dev.tsx", [guests])
})

test("[B5.20] every page path is in the table, so that log-in may lead back to it", () => {
  const routed = new Set(found.map(({ path }) => path))
  expect(allPagePaths.filter((path) => !routed.has(path))).toEqual([])
})

test("routes/ contains only the modules of the table and their tests", () => {
  const files = readdirSync(join(import.meta.dirname, "routes"), { recursive: true })
    .map((file) => `routes/${file}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const routed = new Set(found.map(({ file }) => file))
  expect(files.filter((file) => !routed.has(file))).toEqual([])
})
