import { adPath } from "@wara/domain/site/paths"
import { buildAd } from "@wara/factories/build-ad"
import { afterAll, expect, test } from "vitest"
import { openAnsweringApi } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"
import { pageOf } from "../../../test/told-world.ts"
import { qrPath } from "../../features/ads/detail/qr-path.server.ts"

const slug = "grua-torre-1"
const api = await openAnsweringApi(() => ({ status: 200, body: pageOf([buildAd({ slug })]) }))
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
const { loader } = await import("./ad-detail.tsx")

afterAll(() => api.close())

test("the code that an ad prints leads to its page, at the site's own address", async () => {
  const url = new URL(adPath(slug), "http://localhost:3000")
  const asked = {
    request: new Request(url),
    url,
    params: { slug },
    pattern: "/anuncios/:slug" as const,
  }
  const data = await loader({ ...asked, context: buildContext() })
  // It comes after the page, and would find nobody there.
  await data.related
  expect(data).toMatchObject({ kind: "public", qr: qrPath(`https://wara.test/anuncios/${slug}`) })
})
