import { gunzipSync, gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { gzipPage, joinPage, newNonce, splicePage } from "./spliced-page.ts"

/** Like a page: many scripts, and the text once more at the end as the browser's data. */
function html(nonce: string): string {
  const words = Array.from({ length: 3_000 }, (_, number) => `equipo-${(number * 7_919) % 1_000}`)
  const text = words.join(" ")
  const scripts = `<script nonce="${nonce}">1</script>`.repeat(12)
  return `${scripts}<p>${text}</p><script nonce="${nonce}">${text}</script>`
}

test("a page is joined with another nonce in every hole", async () => {
  const [drawn, own] = [newNonce(), newNonce()]
  const page = await splicePage(Buffer.from(html(drawn)), drawn)
  expect(joinPage(page, own).toString()).toBe(html(own))
})

test("the gzipped page is a valid stream that holds the nonce of the answer", async () => {
  const drawn = newNonce()
  const page = await splicePage(Buffer.from(html(drawn)), drawn)
  for (const own of [newNonce(), newNonce(), drawn, "a".repeat(drawn.length)]) {
    expect(gunzipSync(gzipPage(page, own)).toString()).toBe(html(own))
  }
})

test("the gzipped page is hardly larger than the page compressed in one go", async () => {
  const drawn = newNonce()
  const page = await splicePage(Buffer.from(html(drawn)), drawn)
  const whole = gzipSync(html(drawn), { level: 7 }).length
  expect(gzipPage(page, newNonce()).length).toBeLessThan(whole * 1.05 + 13 * 40)
})

test("a nonce of another length is joined as well", async () => {
  const page = await splicePage(Buffer.from(html("rendered-with")), "rendered-with")
  expect(gunzipSync(gzipPage(page, "short")).toString()).toBe(html("short"))
})

test("a body without the nonce stays as it is", async () => {
  const page = await splicePage(Buffer.from("año"), "absent")
  expect(joinPage(page, "fresh").toString()).toBe("año")
  expect(gunzipSync(gzipPage(page, "fresh!")).toString()).toBe("año")
})

test("an empty body, and holes at both ends and side by side", async () => {
  expect(gunzipSync(gzipPage(await splicePage(Buffer.from(""), "x"), "y")).toString()).toBe("")
  const page = await splicePage(Buffer.from("xxaxx"), "x")
  expect(gunzipSync(gzipPage(page, "y")).toString()).toBe("yyayy")
})
