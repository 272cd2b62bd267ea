// Long because every operation of the api has its line.
/** Who may call an operation. */
export type Access =
  | "everyone"
  /** Users who are logged in, for what is their own. */
  | "users"
  /** Users with a confirmed e-mail; others are refused once the input is valid. */
  | "confirmed"
  | "team"
  | "operators"
  /** The web server, by its service token. */
  | "web server"

const readable = (name: string, access: Access): [string, Access][] => [
  [`GET /api/${name}`, access],
  [`GET /api/${name}/{key}`, access],
]

const writable = (name: string): [string, Access][] => [
  [`POST /api/${name}`, "operators"],
  [`PUT /api/${name}/{key}`, "operators"],
  [`DELETE /api/${name}/{key}`, "operators"],
]

const listed = (access: Access, operations: string): [string, Access][] =>
  operations
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => [line, access])

const open = ["ads", "ended-ads", "regions", "seller-profiles", "indicator-values", "wanted-ads"]
const edited = ["categories", "communes", "conditions", "ad-packs", "faqs", "pages"]
const ofTeam = [
  "admin/audit-entries",
  "admin/credit-movements",
  "admin/leads",
  "admin/ads",
  "admin/reviews",
  "admin/users",
  "admin/pro-requests",
  "admin/abuse-reports",
  "admin/ad-holds",
  "admin/wanted-ads",
  "admin/notes",
]
const ofOperators = [
  "admin/contact-messages",
  "admin/log-ins",
  "admin/orders",
  "admin/recordings",
  "admin/rights-requests",
  "admin/tax-documents",
]

/**
 * Who may call each operation of the api's documentation. An operation that is missing here fails
 * `access.exhaustive.test.ts`: decide who may call it, and add it.
 */
export const accessTable: ReadonlyMap<string, Access> = new Map([
  ...open.flatMap((name) => readable(name, "everyone")),
  ...edited.flatMap((name) => [...readable(name, "everyone"), ...writable(name)]),
  ...ofTeam.flatMap((name) => readable(name, "team")),
  ...ofOperators.flatMap((name) => readable(name, "operators")),
  ...["search-synonyms", "admin/announcements", "admin/redirects"].flatMap((name) => [
    ...readable(name, "operators"),
    ...writable(name),
  ]),
  ...listed(
    "everyone",
    `
    GET /health
    GET /ready
    GET /api/ad-links
    POST /api/ad-links
    GET /api/ad-appeals
    POST /api/ad-appeals
    GET /api/ads/facets
    GET /api/ads/nearby
    GET /api/ads/{id}/answer-time
    GET /api/filter/categories
    GET /api/filter/communes
    GET /api/search/suggestions
    GET /api/indicators
    GET /api/indicators/convert
    GET /api/indicators/{code}
    POST /api/contact
    POST /api/abuse-reports
    POST /api/alerts
    GET /api/alert-links
    POST /api/alert-links
    POST /api/ads/{id}/leads
    GET /api/lead-links
    POST /api/lead-links
    GET /api/mail-switches
    POST /api/mail-switches
    POST /api/auth/local
    POST /api/auth/local/register
    POST /api/auth/forgot-password
    POST /api/auth/send-email-confirmation
    POST /api/auth/reset-password
    POST /api/auth/stop-email-change
    POST /api/auth/email-link
    POST /api/auth/confirm-email
    POST /api/auth/confirm-email-change
    POST /api/auth/disown-email
    GET /api/auth/providers
    GET /api/auth/{provider}/callback
    GET /api/connect/{provider}
    GET /api/connect/{provider}/callback
    POST /api/admin/session
    POST /api/rights-requests
    POST /api/rights-requests/unconfirmed
    POST /api/rights-requests/confirm
    POST /api/rights-requests/data
    GET /api/announcements
    GET /api/settings/public
    GET /api/redirects
    GET /api/sitemaps
    GET /api/sitemaps/{name}
    `,
  ),
  ...listed(
    "users",
    `
    POST /api/auth/logout
    GET /api/auth/sessions
    GET /api/users/me/log-ins
    DELETE /api/auth/sessions
    DELETE /api/auth/sessions/{id}
    POST /api/auth/change-password
    POST /api/auth/upload-ticket
    GET /api/users/me
    GET /api/users/me/summary
    GET /api/users/me/ads
    POST /api/users/me/ads
    POST /api/users/me/ads/bulk
    GET /api/users/me/ads/{id}
    PUT /api/users/me/ads/{id}
    DELETE /api/users/me/ads/{id}
    PUT /api/users/me/ads/{id}/draft
    POST /api/users/me/ads/{id}/reopen
    POST /api/users/me/ads/{id}/deactivate
    POST /api/users/me/ads/{id}/duplicate
    POST /api/users/me/ads/{id}/appeal
    GET /api/users/me/draft
    GET /api/users/me/ad-figures
    GET /api/users/me/ad-figures/summary
    GET /api/users/me/alerts
    POST /api/users/me/alerts/{alert}
    GET /api/users/me/wanted-ads
    POST /api/users/me/wanted-ads/{wanted}
    GET /api/wanted-offers/{slug}
    POST /api/wanted-offers/{slug}
    GET /api/users/me/leads
    GET /api/users/me/leads-file
    GET /api/users/me/leads/{lead}
    POST /api/users/me/leads/{lead}
    GET /api/users/me/lead-templates
    PUT /api/users/me/lead-templates
    POST /api/ads/{id}/contacts
    PUT /api/users/me/email
    POST /api/users/me/email/resend
    GET /api/users/me/pro-request
    POST /api/users/me/pro-request
    PUT /api/users/me/publisher
    PUT /api/users/me/profile
    GET /api/users/username-availability
    PUT /api/users/me/username
    PUT /api/users/me/avatar
    DELETE /api/users/me/avatar
    PUT /api/users/me/cover
    DELETE /api/users/me/cover
    GET /api/users/me/consents
    POST /api/users/me/data-block
    DELETE /api/users/me/data-block
    GET /api/users/me/access-report
    POST /api/users/me/deletion
    DELETE /api/users/me/deletion
    GET /api/users/me/export
    GET /api/users/me/rights-requests
    POST /api/users/me/rights-requests
    POST /api/users/me/rights-requests/{id}/withdraw
    GET /api/users/me/orders
    GET /api/users/me/orders/{id}
    GET /api/users/me/tax-documents/{id}
    GET /api/users/me/credits/movements
    GET /api/users/me/favourites
    PUT /api/users/me/favourites/{id}
    DELETE /api/users/me/favourites/{id}
    POST /api/users/me/favourites/merge
    GET /api/users/me/mail-switches
    PUT /api/users/me/mail-switches
    `,
  ),
  ...listed(
    "confirmed",
    `
    POST /api/ads/upload
    POST /api/ads/{id}/contact-reveal
    POST /api/users/me/ads/submit
    POST /api/users/me/ads/{id}/renew
    POST /api/users/me/ads/{id}/feature
    POST /api/users/me/ads/{id}/resume
    POST /api/users/me/orders
    POST /api/users/me/wanted-ads
    `,
  ),
  ...listed(
    "team",
    `
    GET /api/admin/session
    DELETE /api/admin/session
    POST /api/admin/session/confirmation
    POST /api/admin/second-factor
    POST /api/admin/second-factor/confirmation
    POST /api/admin/second-factor/proposal
    PUT /api/admin/second-factor
    POST /api/admin/second-factor/recovery-codes
    GET /api/admin/current-announcements
    GET /api/admin/dashboard
    GET /api/admin/ads/{id}/content
    GET /api/admin/reviews/{id}/detail
    POST /api/admin/reviews/{id}/approve
    POST /api/admin/reviews/{id}/request-changes
    POST /api/admin/reviews/{id}/reject
    POST /api/admin/reviews/{id}/claim
    DELETE /api/admin/reviews/{id}/claim
    POST /api/admin/reviews/bulk
    POST /api/admin/ads/{id}/ban
    POST /api/admin/ads/{id}/return-to-review
    POST /api/admin/ads/{id}/hold
    POST /api/admin/ads/{id}/release
    POST /api/admin/ads/{id}/notes
    POST /api/admin/decisions/{id}/undo
    GET /api/admin/abuse-reports/{id}/detail
    GET /api/admin/leads/{id}/thread
    POST /api/admin/abuse-reports/{id}/uphold
    POST /api/admin/abuse-reports/{id}/dismiss
    POST /api/admin/wanted-ads/{id}/approve
    POST /api/admin/wanted-ads/{id}/refuse
    POST /api/admin/pro-requests/{id}/approve
    POST /api/admin/pro-requests/{id}/decline
    GET /api/admin/users/{id}/related
    POST /api/admin/users/{id}/block
    POST /api/admin/users/{id}/unblock
    POST /api/admin/users/{id}/email
    POST /api/admin/users/{id}/pro
    POST /api/admin/users/{id}/gift
    POST /api/admin/users/{id}/notes
    `,
  ),
  ...listed(
    "operators",
    `
    POST /api/admin/contact-messages/{id}/answered
    DELETE /api/admin/users/{id}/second-factor
    GET /api/admin/rights-requests/{id}/detail
    POST /api/admin/rights-requests/{id}/answer
    POST /api/admin/rights-requests/{id}/refuse
    POST /api/admin/rights-requests/{id}/extend
    GET /api/admin/orders.csv
    POST /api/admin/orders/{id}/refund
    POST /api/admin/orders/{id}/look-after
    POST /api/admin/tax-documents/{id}/attach
    POST /api/admin/tax-documents/{id}/waive
    GET /api/admin/tax-documents/{id}/file
    GET /api/admin/settings
    PUT /api/admin/settings
    GET /api/admin/recordings/{id}/events
    `,
  ),
  ...listed(
    "web server",
    `
    POST /api/payments/webpay/return
    POST /api/recordings
    POST /api/ad-signals
    `,
  ),
])
