import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes"
import { paths } from "@wara/domain/site/paths"

type Layout = "default" | "about" | "auth" | "account"

type Page = {
  path: string
  access: "public" | "guests" | "users"
  layout: Layout
  /** The page's module; a page that does not exist yet has none and its address answers 404. */
  module: string | null
}

function page(path: string, module: string | null = null, layout: Layout = "default"): Page {
  return { path, access: "public", layout, module }
}

function guests(path: string, layout: Layout = "default"): Page {
  return { path, access: "guests", layout, module: null }
}

function users(path: string, layout: Layout = "default"): Page {
  return { path, access: "users", layout, module: null }
}

/** The route table of the specification (§2), in its order. */
const table: Page[] = [
  page(paths.home, "routes/home.tsx"),
  page("/:slug", "routes/slug.tsx"),
  page(paths.sitemap, "routes/site/sitemap.tsx", "about"),
  guests(paths.register),
  guests(paths.login, "auth"),
  page(paths.loginGoogle),
  page(paths.loginFacebook),
  guests(paths.forgotPassword),
  guests(paths.resetPassword),
  users(paths.packs),
  users(paths.buyPack),
  users(paths.packThanks),
  users(paths.packError),
  users(paths.postAd),
  users(paths.postAdSummary),
  users(paths.postAdThanks),
  users(paths.postAdError),
  page(paths.ads, "routes/ads/ad-list.tsx"),
  page(`${paths.ads}/:slug`, "routes/ads/ad-detail.tsx"),
  page(paths.contact, "routes/site/contact.tsx", "about"),
  page(paths.contactThanks, "routes/site/contact-thanks.tsx", "about"),
  page(paths.faq, "routes/site/faq.tsx", "about"),
  page(paths.privacy, "routes/site/privacy.tsx", "about"),
  guests(paths.devGate),
  page(paths.notFound, "routes/not-found.tsx"),
  users(paths.account, "account"),
  users(paths.accountCover, "account"),
  users(paths.accountAvatar, "account"),
  users(paths.accountUsername, "account"),
  users(paths.accountOrders, "account"),
  users(paths.accountAds, "account"),
  users(paths.accountProfile, "account"),
  users(paths.accountProfileEdit, "account"),
  users(paths.changePassword, "account"),
]

/** Pages of a layout; those that do not exist yet fall through to the page that is not found. */
function pagesIn(name: Layout): RouteConfigEntry[] {
  return table
    .filter((entry) => entry.layout === name)
    .map(({ path, module }) =>
      module === null ? route(path, notFound, { id: `later${path}` }) : route(path, module),
    )
}

const notFound = "routes/not-found.tsx"

/** Addresses that answer something else than a page. */
const resources = [
  route(paths.newestAds, "routes/resources/newest-ads.ts"),
  route(paths.robots, "routes/resources/robots-txt.ts"),
  route(paths.sitemapIndex, "routes/resources/sitemap-index.ts"),
  route("/sitemaps/:file", "routes/resources/sitemap-file.ts"),
]

export default [
  ...resources,
  layout("layouts/default.tsx", [
    ...pagesIn("default"),
    layout("layouts/about.tsx", pagesIn("about")),
    ...pagesIn("auth"),
    ...pagesIn("account"),
    route("*", notFound, { id: "unknown" }),
  ]),
] satisfies RouteConfig
