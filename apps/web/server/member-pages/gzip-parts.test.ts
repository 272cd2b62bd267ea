import { randomBytes, randomInt } from "node:crypto"
import { crc32, gunzipSync, gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { combineCrc, crcShift } from "./crc-shift.ts"
import { inHtml, unchanged } from "./encodings.ts"
import { gzipPage, gzipParts, plainPage } from "./gzip-parts.ts"
import type { Gap } from "./split-page.ts"

const nonce = "n".repeat(24)
const texts = (firstname: string) => ({
  ...{
    id: "7",
    firstname,
    lastname: "Soto",
    initials: "AS",
    email: "",
    createdAt: "",
    picture: "",
  },
  nonce,
})
const nonceGap: Gap = { name: "nonce", encode: unchanged }
const nameGap: Gap = { name: "firstname", encode: inHtml }

/** A second decoder, which browsers and fetch use. */
async function decodeAsStream(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))
  return new Response(stream).text()
}

test("[B7.2] the checksum of two texts follows from those of each", () => {
  for (const length of [0, 1, 2, 3, 64, 1_000, 65_537, 1_000_003]) {
    const [one, other] = [randomBytes(randomInt(100)), randomBytes(length)]
    const second = { crc: crc32(other), shift: crcShift(length) }
    expect(combineCrc(crc32(one), second)).toBe(crc32(Buffer.concat([one, other])))
  }
})

test("[B7.2] a completed page is a valid gzip file for several decoders", async () => {
  const pieces = ["<p>Año ", "</p>".repeat(20_000), "", "<p>Año ", "</p><b>fin</b>"]
  const gaps = [nameGap, nonceGap, nonceGap, nameGap]
  const parts = await gzipParts({ pieces: pieces.map((text) => Buffer.from(text)), gaps }, nonce)
  for (const name of ["Ana", "O'Brien <b>😀 & Co. ".repeat(200), "\u2028"]) {
    const [start = "", body = "", empty = "", next = "", end = ""] = pieces
    const written = inHtml(name)
    const page = start + written + body + nonce + empty + nonce + next + written + end
    const gzip = gzipPage(parts, texts(name))
    expect(gunzipSync(gzip).toString()).toBe(page)
    expect(await decodeAsStream(gzip)).toBe(page)
    expect(plainPage(parts, texts(name)).toString()).toBe(page)
  }
})

test("a page that is split at its nonces compresses nearly as well as in one piece", async () => {
  const card = () =>
    `<article class="card card-wide shadow">${randomBytes(8).toString("hex")}</article>`
  const pieces = Array.from({ length: 5 }, () => Array.from({ length: 40 }, card).join(""))
  const buffers = pieces.map((text) => Buffer.from(text))
  const parts = await gzipParts({ pieces: buffers, gaps: Array(4).fill(nonceGap) }, nonce)
  const whole = gzipSync(pieces.join(nonce), { level: 9 })
  expect(gzipPage(parts, texts("Ana")).length).toBeLessThan(whole.length * 1.15)
})
