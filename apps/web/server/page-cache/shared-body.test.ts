import { createHash } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { chooseEncoding, encodedBody, newNonce, shareBody } from "./shared-body.ts"

const share = (html: string, nonce: string) => shareBody(Buffer.from(html), nonce)
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`

test("[B7.1] every encoding contains the same page, without its nonce", async () => {
  const nonce = newNonce()
  const body = await share(`<p>año</p><script nonce="${nonce}" async="">a()</script>`, nonce)
  const page = `<p>año</p><script async="">a()</script>`
  expect(brotliDecompressSync(body.br).toString()).toBe(page)
  expect(gunzipSync(body.gzip).toString()).toBe(page)
  expect(encodedBody(body, "identity").toString()).toBe(page)
})

test("[B7.1] scripts with the nonce are trusted by hash, each once; foreign markup is not", async () => {
  const nonce = newNonce()
  const own = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const foreign = `<script>steal()</script><script nonce="guess">steal()</script>`
  const html = `${own("a()")}${foreign}<style nonce="${nonce}">p{}</style>${own("ñ()")}${own("a()")}`
  const { scripts } = await share(html, nonce)
  expect(scripts).toEqual([hashOf("a()"), hashOf("ñ()")])
})

test("text that resembles a nonce placeholder stays unchanged", async () => {
  const body = await share(`<b nonce="drawn">{nonce} NONCE</b>`, "drawn")
  expect(encodedBody(body, "identity").toString()).toBe("<b>{nonce} NONCE</b>")
})

test.each([
  ["a script of another file", (nonce: string) => `<script src="/a.js" nonce="${nonce}"></script>`],
  ["its nonce in its text", (nonce: string) => `<p>${nonce}</p>`],
])("a page with %s is not shared", async (_what, html) => {
  const nonce = newNonce()
  await expect(share(html(nonce), nonce)).rejects.toThrow("a shared page")
})

test("the tag changes with the page and not with the nonce", async () => {
  const etagOf = async (text: string) => {
    const nonce = newNonce()
    return (await share(`<script nonce="${nonce}"></script>${text}`, nonce)).etag
  }
  expect(await etagOf("a")).toBe(await etagOf("a"))
  expect(await etagOf("a")).not.toBe(await etagOf("b"))
})

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["BR;q=1.0, gzip;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.000, br;q=0", "identity"],
  ["*", "gzip"],
])("of %j the smallest encoding is %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
