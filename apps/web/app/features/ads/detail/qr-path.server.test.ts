import { encode } from "uqr"
import { expect, test } from "vitest"
import { qrPath } from "./qr-path.server.ts"

test("the path of a QR code covers exactly its dark modules", () => {
  const url = "https://wara.test/anuncios/excavadora-komatsu-pc200-8"
  const { d, size } = qrPath(url)
  const covered = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  let [x, y] = [0, 0]
  for (const [, step, first, second] of d.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    if (step === "h") covered[y]?.fill(true, x, x + Number(first))
    x = step === "M" ? Number(first) : x + Number(first)
    y = step === "M" ? Number(second) : y
  }
  expect(covered).toEqual(encode(url, { ecc: "M", border: 0 }).data)
})
