import type { SellerProfile } from "@wara/contract/seller"
import { adSearchKeys } from "@wara/domain/listing/ad-search"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { paths, slugPath } from "@wara/domain/site/paths"
import type { JsonLd } from "./json-ld.tsx"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"

/** The marketplace as an organization; `logoPath` is the path of its logo. */
export function buildOrganizationJsonLd(site: SiteFacts, logoPath?: string): JsonLd {
  return {
    "@type": "Organization",
    "@id": `${absoluteUrl(site, "/")}#organization`,
    name: site.name,
    url: absoluteUrl(site, "/"),
    logo: logoPath === undefined ? undefined : absoluteUrl(site, logoPath),
    areaServed: "CL",
    legalName: site.company?.name,
    taxID: site.company?.rut,
    address: site.company?.address,
    telephone: site.company?.phone,
  }
}

/** The site as schema.org `WebSite`, with its search URL. */
export function buildWebSiteJsonLd(site: SiteFacts): JsonLd {
  const search = `${absoluteUrl(site, paths.ads)}?${adSearchKeys.text}={search_term_string}`
  return {
    "@type": "WebSite",
    name: site.name,
    url: absoluteUrl(site, "/"),
    inLanguage: "es-CL",
    publisher: { "@id": `${absoluteUrl(site, "/")}#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": "required name=search_term_string",
    },
  }
}

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
