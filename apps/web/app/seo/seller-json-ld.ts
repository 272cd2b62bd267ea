import type { SellerProfile } from "@wara/contract/seller"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { slugPath } from "@wara/domain/site/paths"
import type { JsonLd } from "./json-ld.ts"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"

export function buildSellerJsonLd(site: SiteFacts, profile: SellerProfile): JsonLd {
  return {
    "@type": "ProfilePage",
    dateCreated: profile.member_since,
    mainEntity: {
      "@type": "Organization",
      name: profile.display_name,
      alternateName: profile.username,
      description: profile.description || undefined,
      url: absoluteUrl(site, slugPath(profile.username)),
      image: profile.avatar ? deliveredImageUrl(profile.avatar.url, site.baseUrl) : undefined,
      location: profile.commune
        ? { "@type": "Place", name: `${profile.commune.name}, ${profile.commune.region}` }
        : undefined,
    },
  }
}
