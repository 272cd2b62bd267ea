/** Tables whose rows operators edit in the panel. */
export const writtenTables = [
  "ad_packs",
  "categories",
  "conditions",
  "communes",
  "faqs",
  "pages",
  "search_synonyms",
  "redirects",
] as const

export type WrittenTable = (typeof writtenTables)[number]

/** Actions on a row of these tables. */
export const tableWrites = ["create", "update", "delete"] as const

export type TableWrite = (typeof tableWrites)[number]

/** Actions of the team other than editing tables. */
export const staffActs = [
  "review.approve",
  "review.request-changes",
  "review.reject",
  "decision.undo",
  "ad.ban",
  "ad.return-to-review",
  "ad.read-contact",
  "user.block",
  "user.unblock",
  "user.pro",
  "user.gift",
  "user.correct-email",
  "user.reset-second-factor",
  "user.invite-operator",
  "user.approve-pro",
  "user.decline-pro",
  "order.refund",
  "order.look-after",
  "orders.export",
  "orders.read-many",
  "users.read-many",
  "leads.read-many",
  "tax-document.attach",
  "tax-document.waive",
  "recording.watch",
  "abuse-report.uphold",
  "abuse-report.dismiss",
  "rights-request.read",
  "rights-request.answer",
  "rights-request.refuse",
  "rights-request.extend",
  "settings.update",
] as const

/** Every action of the audit trail; each has its sentence in the panel. */
export type StaffActionName = (typeof staffActs)[number] | `${WrittenTable}.${TableWrite}`
