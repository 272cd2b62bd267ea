import { encode } from "uqr"
import { expect, test } from "vitest"
import { qrPath } from "./qr-path.server.ts"

test("the path of a QR code covers exactly its dark modules", () => {
  const url = "https://wara.test/anuncios/excavadora-komatsu-pc200-8"
  const { d, size } = qrPath(url)
  const covered = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    covered[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  expect(covered).toEqual(encode(url, { ecc: "M", border: 0 }).data)
})
