import { buildAd, buildCommune, buildCondition, buildRegion } from "@wara/factories/build-ad"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { buildAdJsonLd } from "./ad-json-ld.ts"
import { JsonLdScript, serialiseJsonLd } from "./json-ld.tsx"
import { buildBreadcrumbJsonLd, buildItemListJsonLd } from "./list-json-ld.ts"
import { buildWebSiteJsonLd } from "./site-json-ld.ts"

const site = { name: "Wara", baseUrl: "https://wara.test", blockSearchEngines: false }

test("an ad is a product with an offer net of IVA, its end, and units", () => {
  const region = buildRegion({ full_name: "Antofagasta" })
  const ad = buildAd({
    slug: "pc200",
    price: 98_000_000,
    weight: 20_500,
    height: 0,
    condition: buildCondition({ slug: "nuevo" }),
    commune: buildCommune({ region }),
    expires_at: "2026-11-25T15:00:00.000Z",
  })
  expect(JSON.parse(serialiseJsonLd([buildAdJsonLd(site, ad)]))).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    brand: { name: "Komatsu" },
    productionDate: "2019",
    itemCondition: "https://schema.org/NewCondition",
    weight: { "@type": "QuantitativeValue", value: 20_500, unitCode: "KGM" },
    width: { value: 280, unitCode: "CMT" },
    offers: {
      url: "https://wara.test/anuncios/pc200",
      price: 98_000_000,
      priceCurrency: "CLP",
      priceValidUntil: "2026-11-25T15:00:00.000Z",
      priceSpecification: { valueAddedTaxIncluded: false },
      areaServed: { name: "Antofagasta" },
    },
  })
})

test("missing facts are omitted", () => {
  const ad = buildAd({ height: 0, year: 0, manufacturer: "", model: "" })
  const written = JSON.parse(serialiseJsonLd([buildAdJsonLd(site, ad)]))
  for (const key of ["height", "productionDate", "brand", "model"])
    expect(written).not.toHaveProperty(key)
})

test("a list numbers its ads across pages", () => {
  const list = { name: "Anuncios", ads: [buildAd({ slug: "a" })], firstPosition: 21, total: 38 }
  expect(buildItemListJsonLd(site, list)).toMatchObject({
    numberOfItems: 38,
    itemListElement: [{ position: 21, url: "https://wara.test/anuncios/a" }],
  })
})

test("breadcrumbs have absolute URLs", () => {
  expect(buildBreadcrumbJsonLd(site, [{ name: "Inicio", path: "/" }])).toMatchObject({
    itemListElement: [{ position: 1, name: "Inicio", item: "https://wara.test/" }],
  })
})

test("the site declares its search URL", () => {
  expect(buildWebSiteJsonLd(site)).toMatchObject({
    potentialAction: {
      target: { urlTemplate: "https://wara.test/anuncios?s={search_term_string}" },
    },
  })
})

test("an ad's text cannot close the script element", () => {
  const name = "</script><script>alert(1)</script><!-- & \u2028"
  const html = renderToString(<JsonLdScript things={[buildAdJsonLd(site, buildAd({ name }))]} />)
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"])
  const json = html.replace(/^<script[^>]*>/, "").replace(/<\/script>$/, "")
  expect(JSON.parse(json)).toMatchObject({ name })
})
