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
  "announcements",
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
  "ad.hold",
  "ad.release",
  "ad.read-contact",
  "user.block",
  "user.unblock",
  "user.pro",
  "user.gift",
  "user.correct-email",
  "user.reset-second-factor",
  "user.replace-second-factor",
  "user.renew-recovery-codes",
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
  "wanted-ad.approve",
  "wanted-ad.refuse",
  "rights-request.read",
  "rights-request.answer",
  "rights-request.refuse",
  "rights-request.extend",
  "settings.update",
  "panel.log-in",
  "panel.refuse-log-in",
  "records.list",
  "record.read",
] as const

/** What an entry of the audit trail records; log-ins and readings are deleted after a year. */
export const auditKinds = ["action", "log-in", "reading"] as const

export type AuditKind = (typeof auditKinds)[number]

/** Who an entry is about: the team, a rule that acted by itself, or a visitor who was refused. */
export const auditActors = ["staff", "system", "visitor"] as const

export type AuditActor = (typeof auditActors)[number]

/** Days until log-ins and readings are deleted from the audit trail. */
export const accessLogDays = 365

/** Every action of the audit trail; each has its sentence in the panel. */
export type StaffActionName = (typeof staffActs)[number] | `${WrittenTable}.${TableWrite}`
