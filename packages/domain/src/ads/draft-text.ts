import type { AdDraft } from "./ad-draft.ts"

/** The user-entered parts of a draft as one text, for comparing drafts. */
export function draftText({ ad, pack, featured, is_invoice }: AdDraft): string {
  const { ad_id: _, ...typed } = ad
  const fields = Object.entries(typed).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([pack, featured, is_invoice, fields])
}
