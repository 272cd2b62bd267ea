import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"

/** Bytes in brotli of a whole document, its styles and data included. */
const maxBytes = 20_000

test("[B7.7] [B7.43] the documents of visitors' first pages have at most 20 kB", async ({
  request,
  apiUrl,
}) => {
  test.slow()
  const ad = await publicAd(request, apiUrl)
  const pages = [paths.home, paths.ads, `${paths.ads}?s=grua`, `${paths.ads}/${ad}`]
  for (const path of pages) {
    const bytes = async () => {
      const response = await request.get(path, { headers: { "accept-encoding": "br" } })
      expect(response.headers()["content-encoding"]).toBe("br")
      return Number(response.headers()["content-length"])
    }
    // Its second reader has it compressed further, in the background.
    await expect.poll(bytes, { message: path, timeout: 60_000 }).toBeLessThanOrEqual(maxBytes)
  }
})
