/** Tables that operators write in the panel, each row by row. */
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

/** One of these tables. */
export type WrittenTable = (typeof writtenTables)[number]

/** What can be done with a row of them. */
export const tableWrites = ["create", "update", "delete"] as const

/** One way to write a row. */
export type TableWrite = (typeof tableWrites)[number]

/** What the team does beside writing tables. */
export const staffActs = [
  "review.approve",
  "review.request-changes",
  "review.reject",
  "decision.undo",
  "ad.ban",
  "ad.return-to-review",
  "user.block",
  "user.unblock",
  "user.pro",
  "user.gift",
  "user.correct-email",
  "user.approve-pro",
  "user.decline-pro",
  "order.refund",
  "order.look-after",
  "orders.export",
  "orders.read-many",
  "users.read-many",
  "tax-document.attach",
  "tax-document.waive",
  "recording.watch",
  "settings.update",
] as const

/** Every action that the audit trail knows; each has its sentence in the panel. */
export type StaffActionName = (typeof staffActs)[number] | `${WrittenTable}.${TableWrite}`
