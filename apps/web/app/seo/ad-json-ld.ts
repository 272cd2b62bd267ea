import type { Ad } from "@wara/contract/ad"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { adPath } from "@wara/domain/site/paths"
import type { JsonLd, JsonLdValue } from "./json-ld.tsx"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"
import { seoTexts } from "./texts.ts"

/** Our conditions with a schema.org equivalent; every other one is a used machine. */
const itemConditions: Record<string, string> = {
  nuevo: "https://schema.org/NewCondition",
  reacondicionado: "https://schema.org/RefurbishedCondition",
}

/** UN/CEFACT codes: kilogram, centimetre. 0 means that the seller did not specify it. */
function quantity(value: number, unitCode: "KGM" | "CMT"): JsonLdValue {
  return value === 0 ? undefined : { "@type": "QuantitativeValue", value, unitCode }
}

function property(name: string, value: string | undefined): JsonLdValue[] {
  return value ? [{ "@type": "PropertyValue", name, value }] : []
}

function offer(site: SiteFacts, ad: Ad): JsonLdValue {
  const region = ad.commune?.region
  return {
    "@type": "Offer",
    url: absoluteUrl(site, adPath(ad.slug)),
    price: ad.price,
    priceCurrency: ad.currency,
    priceValidUntil: ad.expires_at ?? undefined,
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "PriceSpecification",
      price: ad.price,
      priceCurrency: ad.currency,
      valueAddedTaxIncluded: false,
    },
    areaServed: {
      "@type": "AdministrativeArea",
      name: region ? region.full_name : seoTexts.country,
    },
  }
}

/** An ad as a schema.org product with an offer. The price is marked as net of IVA. */
export function buildAdJsonLd(site: SiteFacts, ad: Ad): JsonLd {
  const year = ad.year === 0 ? undefined : String(ad.year)
  return {
    "@type": "Product",
    name: ad.name,
    url: absoluteUrl(site, adPath(ad.slug)),
    image: (ad.gallery ?? []).map((image) => deliveredImageUrl(image.url, site.baseUrl)),
    description: ad.description,
    sku: String(ad.id),
    brand: ad.manufacturer ? { "@type": "Brand", name: ad.manufacturer } : undefined,
    model: ad.model || undefined,
    productionDate: year,
    category: ad.category?.name,
    itemCondition: itemConditions[ad.condition?.slug ?? ""] ?? "https://schema.org/UsedCondition",
    weight: quantity(ad.weight, "KGM"),
    width: quantity(ad.width, "CMT"),
    height: quantity(ad.height, "CMT"),
    depth: quantity(ad.depth, "CMT"),
    additionalProperty: [
      ...property(seoTexts.year, year),
      ...property(seoTexts.condition, ad.condition?.name),
    ],
    offers: offer(site, ad),
  }
}
