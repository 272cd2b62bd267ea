import sharp from "sharp"
import { expect, test } from "vitest"
import { ImageConverter } from "./convert-image.ts"

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "gray" } })
    .png()
    .toBuffer()

test("[B8.26] a conversion that exceeds its time is ended, and the next one is made", async () => {
  const brief = new ImageConverter({ timeoutMs: 1 })
  const source = await picture(7_000, 7_000)
  await expect(brief.convert({ source, width: 320 })).rejects.toMatchObject({
    code: "ServiceUnavailableError",
  })
  const next = new ImageConverter()
  const made = await next.convert({ source: await picture(800, 600), width: 320 })
  expect(await sharp(made).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 })
})

test("bytes that are no picture are refused", async () => {
  const converter = new ImageConverter()
  const source = Buffer.from("<svg/>")
  await expect(converter.convert({ source, width: 320 })).rejects.toMatchObject({
    code: "UnsupportedMediaTypeError",
  })
})
