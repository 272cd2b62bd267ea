import sharp from "sharp"
import { expect, test } from "vitest"
import { fingerprint } from "./make-picture.ts"

/** A lorry of plain shapes on a gradient; `turned` mirrors it. */
function scene(turned: boolean) {
  const width = 900
  const height = 700
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = turned ? width - x : x
      const isBody = across > 120 && across < 620 && y > 300 && y < 520
      const isCab = across >= 620 && across < 800 && y > 380 && y < 520
      const isWheel =
        Math.hypot(across - 220, y - 560) < 90 || Math.hypot(across - 640, y - 560) < 90
      const ground = 90 + Math.round((across / width) * 60) + Math.round((y / height) * 30)
      pixels.fill(
        isWheel ? 20 : isBody ? 230 : isCab ? 60 : ground,
        (y * width + x) * 3,
        (y * width + x) * 3 + 3,
      )
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const drawn = await scene(false)
const other = await scene(true)

const difference = (a: string | null, b: string | null) =>
  Array.from(a ?? "").filter((sign, place) => sign !== b?.[place]).length

test("a resized, darkened and re-encoded picture has the same fingerprint; another one does not", async () => {
  const again = await sharp(drawn)
    .resize(500)
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 50 })
    .toBuffer()
  const original = await fingerprint(sharp(drawn))
  expect(original).toMatch(/^[01]{64}$/)
  expect(difference(original, await fingerprint(sharp(again)))).toBeLessThanOrEqual(6)
  expect(difference(original, await fingerprint(sharp(other)))).toBeGreaterThan(12)
})

test("a plain picture has no fingerprint", async () => {
  const wall = sharp({ create: { width: 800, height: 600, channels: 3, background: "#ccc" } })
  expect(await fingerprint(sharp(await wall.png().toBuffer()))).toBeNull()
})
