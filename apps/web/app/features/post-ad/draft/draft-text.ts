import type { AdDraft } from "@wara/domain/ads/ad-draft"

/** What a person entered into a draft, as one text: the same text, the same draft. */
export function draftText({ ad, pack, featured, is_invoice }: AdDraft): string {
  const { ad_id: _, ...typed } = ad
  const fields = Object.entries(typed).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([pack, featured, is_invoice, fields])
}
