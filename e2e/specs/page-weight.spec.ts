import { get } from "node:http"
import { brotliCompressSync } from "node:zlib"
import { paths } from "@wara/domain/site/paths"
import { publicAd } from "../fixtures/demo-ads.ts"
import { expect, test } from "../fixtures/journey.ts"

/** Bytes of an answer as browsers receive it: fetch would not tell them. */
function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0
      answer.on("data", (part: Buffer) => {
        bytes += part.length
      })
      answer.on("end", () => resolve(bytes))
      answer.on("error", reject)
    }).on("error", reject)
  })
}

const limits = [
  { page: "home", scriptBytes: 141_000, documentBytes: 23_000, files: 10 },
  { page: "list", scriptBytes: 141_000, documentBytes: 22_500, files: 10 },
  { page: "ad", scriptBytes: 144_000, documentBytes: 21_500, files: 10 },
  { page: "log-in", scriptBytes: 143_000, documentBytes: 12_000, files: 12 },
] as const

for (const { page, scriptBytes, documentBytes, files: maxFiles } of limits) {
  test(`[B7.21] the ${page} page has at most ${maxFiles} script files of ${scriptBytes} bytes, and a document of ${documentBytes} bytes`, async ({
    baseURL,
    request,
    apiUrl,
  }) => {
    const path = {
      home: "/",
      list: paths.ads,
      ad: `${paths.ads}/${await publicAd(request, apiUrl)}`,
      "log-in": paths.login,
    }[page]
    const document = await (await request.get(path)).text()
    expect(brotliCompressSync(document).length).toBeLessThanOrEqual(documentBytes)
    const [start = ""] = /waraStart=\{.*?\};/.exec(document) ?? []
    const files = [...new Set(start.match(/\/assets\/[\w.-]+\.js/g))]
    expect(files.length).toBeGreaterThan(5)
    expect(files.length).toBeLessThanOrEqual(maxFiles)
    const sizes = await Promise.all(
      files.map((file) => transferredBytes(new URL(file, baseURL).href)),
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(scriptBytes)
  })
}
