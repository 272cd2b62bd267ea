import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes"
import { type PagePath, pagePatterns } from "@wara/domain/site/page-paths"
import { oneClickPattern, paths, stopAlertPattern } from "@wara/domain/site/paths"

type Layout = "default" | "about" | "auth" | "account" | "bare"
type Access = "public" | "guests" | "users"

type Page = {
  path: PagePath
  access: Access
  layout: Layout
  /** The page's module; null for a page that does not exist yet, whose address returns 404. */
  module: string | null
}

function page(path: PagePath, module: string | null = null, layout: Layout = "default"): Page {
  return { path, access: "public", layout, module }
}

function guests(path: PagePath, module: string | null = null, layout: Layout = "default"): Page {
  return { path, access: "guests", layout, module }
}

function users(path: PagePath, module: string | null = null, layout: Layout = "default"): Page {
  return { path, access: "users", layout, module }
}

const socialCallback = "routes/auth/social-callback.tsx"

/** The route table of the specification (S2), in its order. */
const table: Page[] = [
  page(paths.home, "routes/home.tsx"),
  page(pagePatterns.slug, "routes/slug.tsx"),
  page(paths.sitemap, "routes/site/sitemap.tsx", "about"),
  guests(paths.register, "routes/auth/register.tsx"),
  guests(paths.login, "routes/auth/log-in.tsx", "auth"),
  page(paths.loginGoogle, socialCallback),
  page(paths.loginFacebook, socialCallback),
  guests(paths.forgotPassword, "routes/auth/forgot-password.tsx"),
  guests(paths.resetPassword, "routes/auth/reset-password.tsx"),
  users(paths.packs, "routes/packs/packs.tsx"),
  users(paths.buyPack, "routes/packs/buy-pack.tsx"),
  users(paths.packThanks, "routes/packs/pack-thanks.tsx"),
  users(paths.packError, "routes/packs/pack-error.tsx"),
  users(paths.postAd, "routes/post-ad/post-ad.tsx"),
  users(paths.postAdSummary, "routes/post-ad/summary.tsx"),
  users(paths.postAdThanks, "routes/post-ad/thanks.tsx"),
  users(paths.postAdError, "routes/post-ad/error.tsx"),
  page(paths.ads, "routes/ads/ad-list.tsx"),
  page(pagePatterns.ad, "routes/ads/ad-detail.tsx"),
  page(paths.contact, "routes/site/contact.tsx", "about"),
  page(paths.contactThanks, "routes/site/contact-thanks.tsx", "about"),
  page(paths.faq, "routes/site/faq.tsx", "about"),
  page(paths.privacy, "routes/site/privacy.tsx", "about"),
  guests(paths.devGate, "routes/site/dev.tsx", "bare"),
  page(paths.notFound, "routes/not-found.tsx"),
  users(paths.account, "routes/account/overview.tsx", "account"),
  users(paths.accountCover, "routes/account/cover.tsx", "account"),
  users(paths.accountAvatar, "routes/account/avatar.tsx", "account"),
  users(paths.accountUsername, "routes/account/username.tsx", "account"),
  users(paths.accountOrders, "routes/account/orders.tsx", "account"),
  users(paths.accountAds, "routes/account/ads.tsx", "account"),
  users(paths.accountProfile, "routes/account/profile.tsx", "account"),
  users(paths.accountProfileEdit, "routes/account/profile-edit.tsx", "account"),
  users(paths.changePassword, "routes/account/change-password.tsx", "account"),
]

/** Pages that are not in the specification but needed by the product. */
const ownPages: Page[] = [
  users(pagePatterns.ownAd, "routes/account/ad-preview.tsx", "account"),
  users(pagePatterns.editAd, "routes/account/ad-edit.tsx", "account"),
  page(paths.confirmEmailChange, "routes/auth/confirm-email-change.tsx"),
  page(paths.stopEmailChange, "routes/auth/stop-email-change.tsx"),
  users(paths.accountEmail, "routes/account/email.tsx", "account"),
  users(paths.accountPro, "routes/account/pro.tsx", "account"),
  users(paths.publisher, "routes/post-ad/publisher.tsx"),
  page(paths.paymentReturn, "routes/packs/payment-return.tsx"),
  page(paths.confirmEmail, "routes/auth/confirm-email.tsx"),
  page(paths.publish, "routes/site/publish.tsx"),
  page(paths.saved, "routes/ads/saved.tsx"),
  page(paths.becomePro, "routes/site/become-pro.tsx"),
  page(paths.adLink, "routes/site/ad-link.tsx"),
  page(paths.appeal, "routes/site/appeal.tsx"),
  page(paths.logOut, "routes/auth/log-out.tsx"),
  users(pagePatterns.order, "routes/account/order.tsx", "account"),
  users(paths.accountCredits, "routes/account/credits.tsx", "account"),
  users(paths.accountLeads, "routes/account/leads.tsx", "account"),
  users(paths.accountOwnLeads, "routes/account/own-leads.tsx", "account"),
  users(pagePatterns.accountLead, "routes/account/lead.tsx", "account"),
  users(paths.accountLeadTemplates, "routes/account/lead-templates.tsx", "account"),
  page(pagePatterns.askSeller, "routes/ads/ask-seller.tsx"),
  page(pagePatterns.leadThread, "routes/site/lead-thread.tsx"),
  page(paths.wanted, "routes/wanted/wanted-list.tsx"),
  users(paths.publishWanted, "routes/wanted/publish-wanted.tsx"),
  page(pagePatterns.wantedAd, "routes/wanted/wanted-ad.tsx"),
  users(pagePatterns.offerAd, "routes/wanted/offer-ad.tsx"),
  users(paths.accountWanted, "routes/account/wanted.tsx", "account"),
  page(paths.newAlert, "routes/alerts/new-alert.tsx"),
  page(pagePatterns.alert, "routes/alerts/alert.tsx"),
  users(paths.accountAlerts, "routes/account/alerts.tsx", "account"),
  page(pagePatterns.mailSwitches, "routes/site/mail-switches.tsx"),
  users(paths.accountMails, "routes/account/mails.tsx", "account"),
  users(paths.accountSessions, "routes/account/sessions.tsx", "account"),
  users(paths.accountPrivacy, "routes/account/privacy.tsx", "account"),
  users(paths.accountReport, "routes/account/access-report.tsx", "account"),
  page(paths.report, "routes/site/report.tsx", "about"),
  page(paths.reportSent, "routes/site/report-sent.tsx", "about"),
  page(paths.rights, "routes/site/rights.tsx", "about"),
  page(paths.rightsSent, "routes/site/rights-sent.tsx", "about"),
  page(paths.confirmRights, "routes/site/confirm-rights.tsx", "about"),
]

const notFound = "routes/not-found.tsx"

/**
 * Pages with a layout and access; pages that do not exist yet return not found, behind their guard.
 */
function pagesIn(name: Layout, access: Access): RouteConfigEntry[] {
  return [...table, ...ownPages]
    .filter((entry) => entry.layout === name && entry.access === access)
    .map(({ path, module }) => route(path, module ?? notFound, { id: `page${path}` }))
}

/** A layout's pages, grouped behind the guard of their access. */
function guarded(name: Layout): RouteConfigEntry[] {
  const guests = pagesIn(name, "guests")
  const users = pagesIn(name, "users")
  return [
    ...pagesIn(name, "public"),
    // A layout without child routes would itself be treated as a page.
    ...(guests.length > 0 ? [layout("guards/guests.tsx", { id: `guests-${name}` }, guests)] : []),
    ...(users.length > 0 ? [layout("guards/users.tsx", { id: `users-${name}` }, users)] : []),
  ]
}

/** Routes that do not return pages. */
const resources = [
  route(paths.newestAds, "routes/resources/newest-ads.ts"),
  route(paths.adList, "routes/resources/ad-list.ts"),
  route(paths.savedChanges, "routes/resources/saved-changes.ts"),
  route(paths.savedMachines, "routes/resources/saved-machines.ts"),
  route(oneClickPattern, "routes/resources/one-click.ts"),
  route(paths.socialProviders, "routes/resources/social-providers.ts"),
  route(paths.robots, "routes/resources/robots-txt.ts"),
  route(paths.manifest, "routes/resources/web-manifest.ts"),
  route(paths.sitemapIndex, "routes/resources/sitemap-index.ts"),
  route("/sitemaps/:file", "routes/resources/sitemap-file.ts"),
  route(`${paths.connect}/:provider`, "routes/auth/connect.ts"),
  route(paths.communes, "routes/resources/communes.ts"),
  route(paths.filterCategories, "routes/resources/filter-categories.ts"),
  route(paths.filterCommunes, "routes/resources/filter-communes.ts"),
  route(paths.searchSuggestions, "routes/resources/search-suggestions.ts"),
  route(paths.indicators, "routes/resources/indicators.ts"),
  route(`${paths.indicators}/:code`, "routes/resources/indicator.ts"),
  route(paths.uploads, "routes/resources/upload.ts"),
  route(paths.draft, "routes/resources/draft.ts"),
  route(paths.draftCheck, "routes/resources/draft-check.ts"),
  route(paths.draftSubmit, "routes/resources/draft-submit.ts"),
  route(paths.ownAd, "routes/resources/own-ad.ts"),
  route(paths.usernameAvailability, "routes/resources/username-availability.ts"),
  route(paths.rightsData, "routes/resources/rights-data.ts"),
  route(stopAlertPattern, "routes/resources/stop-alert.ts"),
  route(paths.adContacts, "routes/resources/ad-contacts.ts"),
  route(paths.accountLeadsFile, "routes/account/leads-file.ts"),
  route(paths.accountExport, "routes/account/export.ts"),
  route(`${paths.accountOrders}/:order/documentos/:document`, "routes/account/tax-document.ts"),
]

export default [
  ...resources,
  route(paths.offline, "routes/site/offline.tsx"),
  // Visitors at the developer-mode gate must not see the site's header and footer.
  ...guarded("bare"),
  layout("layouts/default.tsx", [
    ...guarded("default"),
    layout("layouts/about.tsx", guarded("about")),
    layout("layouts/auth.tsx", guarded("auth")),
    layout("layouts/account.tsx", guarded("account")),
    route("*", notFound, { id: "unknown" }),
  ]),
] satisfies RouteConfig
