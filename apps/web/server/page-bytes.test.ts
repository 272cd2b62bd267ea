import { brotliCompressSync } from "node:zlib"
import { buildAd, buildCommune, buildImage } from "@wara/factories/build-ad"
import { buildCategory } from "@wara/factories/build-catalog"
import { afterAll, expect, test, vi } from "vitest"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

const variants = { thumbnail: 245, small: 500, medium: 750, large: 1000 }

/** Ads with all that the api knows of them, so that a page that sends too much is noticed. */
const ads = Array.from({ length: 20 }, (_, index) => {
  const file = ((index + 3) * 7_919 * 104_729).toString(36)
  const format = ([name, width]: [string, number]) => [
    name,
    { url: `/uploads/${name}-${file}.webp`, width, height: Math.round(width * 0.75) },
  ]
  const formats = Object.fromEntries(Object.entries(variants).map(format))
  return buildAd({
    name: `Excavadora hidráulica ${300 + index * 17} con ${900 + index * 371} horas`,
    slug: `excavadora-hidraulica-${300 + index * 17}-con-${900 + index * 371}-horas-${4_000 + index}`,
    price: 1_000_000 * (index + 3),
    description: "Equipo revisado, mantenciones al día, con manuales y repuestos. ".repeat(20),
    category: buildCategory({ slug: `categoria-${index % 12}`, name: `Categoría ${index % 12}` }),
    commune: buildCommune({ name: `Comuna ${index % 10}` }),
    gallery: Array.from({ length: 5 }, () => buildImage({ url: `/uploads/${file}.webp`, formats })),
  })
})

const counted = (kind: string, length: number) =>
  Array.from({ length }, (_, index) => {
    const place = { slug: `${kind}-${index}`, name: `${kind} ${index}`, count: 400 - index }
    return { ...place, region: "antofagasta" }
  })
const facets = {
  ...{ total: 5_000, categories: counted("categoria", 12), regions: counted("region", 16) },
  ...{ communes: counted("comuna", 40), conditions: counted("estado", 4) },
  ...{ manufacturers: counted("marca", 30), price: { min: 10_000, max: 900_000_000 } },
  ...{ year: { min: 1_990, max: 2_026 }, dropped: 14, complete: true, corrected_text: null },
}

const api = await openServer(({ url }, response) => {
  const { pathname, searchParams } = new URL(url, "http://api.test")
  const slug = searchParams.get("filters[slug][$eq]")
  const size = Number(searchParams.get("pagination[pageSize]") ?? ads.length)
  const found = slug === null ? ads.slice(0, size) : ads.filter((ad) => ad.slug === slug)
  const pagination = { page: 1, pageSize: 20, pageCount: 250, total: 5_000 }
  const data = pathname === "/api/ads" ? found : []
  const answer = pathname === "/api/ads/facets" ? { data: facets } : { data, meta: { pagination } }
  sendJson(response, 200, answer)
})
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
const { serveAllPages } = await import("../test/serve-all-pages.ts")
const { serveSite } = await import("../test/serve-site.ts")
const site = await serveSite(process.env, await serveAllPages())

afterAll(async () => {
  await site.close()
  await api.close()
})

test.each([
  { path: "/", bytes: 8_100 },
  { path: "/anuncios", bytes: 9_100 },
  { path: `/anuncios/${ads[0]?.slug}`, bytes: 10_100 },
  { path: "/login", bytes: 3_900 },
])(
  "[B7.7] without its styles, the document of $path has at most $bytes bytes in brotli",
  async ({ path, bytes }) => {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain("</html>")
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(bytes)
  },
)
