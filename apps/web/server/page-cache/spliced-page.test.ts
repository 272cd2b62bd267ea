import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { gzipPage, joinPage, splicePage } from "./spliced-page.ts"

const html = (nonce: string) =>
  `<script nonce="${nonce}">1</script>${"<p>Excavadora</p>".repeat(2000)}<script nonce="${nonce}">2</script>`

test("a page is joined with another nonce in every hole", async () => {
  const page = await splicePage(Buffer.from(html("rendered-with")), "rendered-with")
  expect(joinPage(page, "fresh").toString()).toBe(html("fresh"))
})

test("the gzipped page is a valid stream that holds the nonce of the answer", async () => {
  const page = await splicePage(Buffer.from(html("rendered-with")), "rendered-with")
  expect(gunzipSync(gzipPage(page, "one")).toString()).toBe(html("one"))
  expect(gunzipSync(gzipPage(page, "another+/==")).toString()).toBe(html("another+/=="))
  expect(gzipPage(page, "one").length).toBeLessThan(html("one").length / 20)
})

test("a body without the nonce stays as it is", async () => {
  const page = await splicePage(Buffer.from("año"), "absent")
  expect(joinPage(page, "fresh").toString()).toBe("año")
  expect(gunzipSync(gzipPage(page, "fresh")).toString()).toBe("año")
})

test("an empty body and holes at both ends", async () => {
  expect(gunzipSync(gzipPage(await splicePage(Buffer.from(""), "x"), "y")).toString()).toBe("")
  const page = await splicePage(Buffer.from("xx"), "x")
  expect(gunzipSync(gzipPage(page, "yy")).toString()).toBe("yyyy")
})
