import type { OwnAdContent } from "@wara/contract/own-ad"
import { formatPhone } from "@wara/domain/accounts/phone"
import type { DraftAd } from "@wara/domain/ads/ad-draft"

export function adOfContent(ad: number, content: OwnAdContent): DraftAd {
  const { category, region, commune, condition, phone, gallery, ...fields } = content
  return {
    ...fields,
    ad_id: ad,
    phone: formatPhone(phone),
    category: category ?? 0,
    region: region ?? 0,
    commune: commune ?? 0,
    condition: condition ?? 0,
    gallery: gallery.map(({ id }) => ({ id })),
  }
}
