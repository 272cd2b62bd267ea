import { crc32, deflateSync } from "node:zlib"
import { maxAvif, maxSidePixels } from "@wara/domain/site/upload-rules"
import sharp from "sharp"
import { expect, test } from "vitest"
import { cameraData, photograph } from "../../../../test/picture-files.ts"
import { makePicture } from "./make-picture.ts"
import { PictureProblem } from "./picture.ts"

async function problemOf(source: Buffer): Promise<unknown> {
  const made = await makePicture(source, "gallery").catch((cause: unknown) => cause)
  return made instanceof PictureProblem ? made.problem : made
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3366cc" } })

const landscape = photograph(900, 700)

test("[S7.9] a picture gets only versions smaller than itself, all of them webp", async () => {
  const made = await makePicture(await landscape.clone().jpeg().toBuffer(), "gallery")
  expect([made.width, made.height]).toEqual([900, 700])
  const sizes = Object.entries(made.formats).map(([name, { width, height }]) => [
    name,
    width,
    height,
  ])
  expect(sizes).toEqual([
    ["thumbnail", 245, 191],
    ["small", 500, 389],
    ["medium", 750, 583],
  ])
  for (const { bytes, width } of [made, ...Object.values(made.formats)]) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width })
  }
})

test("[B5.38] an avatar that is not square is padded with white; other pictures keep their proportions", async () => {
  const file = await plain(900, 500).png().toBuffer()
  const made = await makePicture(file, "avatar")
  expect([made.width, made.height]).toEqual([900, 900])
  expect(made.formats.thumbnail).toMatchObject({ width: 245, height: 245 })
  const colourAt = async (top: number) => {
    const part = await sharp(made.bytes).extract({ left: 2, top, width: 10, height: 10 }).toBuffer()
    const { r, g, b } = (await sharp(part).stats()).dominant
    return r > 240 && g > 240 && b > 240 ? "white" : b > 150 && r < 100 ? "logo" : [r, g, b]
  }
  expect(await Promise.all([10, 190, 210, 690, 710, 880].map(colourAt))).toEqual([
    "white",
    "white",
    "logo",
    "logo",
    "white",
    "white",
  ])
  const cover = await makePicture(await plain(1500, 500).png().toBuffer(), "cover")
  expect([cover.width, cover.height]).toEqual([1500, 500])
  const large = await makePicture(await plain(3000, 1000).png().toBuffer(), "avatar")
  expect([large.width, large.height]).toEqual([maxSidePixels, maxSidePixels])
})

test("a picture over the maximum is scaled down by its longest side", async () => {
  const made = await makePicture(await photograph(1000, 3200).jpeg().toBuffer(), "gallery")
  expect([made.width, made.height]).toEqual([800, maxSidePixels])
})

test("[S7.9] it is turned upright once, and its metadata are removed, including GPS", async () => {
  const left = await sharp({
    create: { width: 500, height: 700, channels: 3, background: "#ff0000" },
  })
    .extend({ right: 500, background: "#0000ff" })
    .jpeg()
    .withExif(cameraData)
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(left).metadata()).orientation).toBe(6)
  expect(left.includes("CamaraSecreta")).toBe(true)
  const made = await makePicture(left, "gallery")
  // After a quarter turn to the right, the left side is on top.
  expect([made.width, made.height]).toEqual([700, 1000])
  const corner = { left: 300, top: 100, width: 50, height: 50 }
  const top = await sharp(await sharp(made.bytes).extract(corner).png().toBuffer()).stats()
  expect(top.dominant).toMatchObject({ r: 248, b: 8 })
  for (const { bytes } of [made, ...Object.values(made.formats)]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
    expect(bytes.includes("CamaraSecreta")).toBe(false)
  }
})

test.each(["jpeg", "png", "webp", "avif"] as const)("%s is accepted", async (format) => {
  const made = await makePicture(await plain(650, 500).toFormat(format).toBuffer(), "gallery")
  expect([made.width, made.height]).toEqual([650, 500])
})

test("the first frame of an animation is stored; transparency becomes white", async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 4, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([frame("#00000000"), frame("#ff0000ff")])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const made = await makePicture(moving, "gallery")
  expect([made.width, made.height]).toEqual([640, 480])
  expect((await sharp(made.bytes).stats()).channels.map(({ mean }) => mean)).toEqual([
    255, 255, 255,
  ])
})

const page = "<html><script>alert(document.cookie)</script></html>"

test.each(["PK\u0003\u0004 un archivo zip", page])(
  "data appended to a picture are removed: %s",
  async (tail) => {
    const clean = await landscape
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: page } })
      .toBuffer()
    const made = await makePicture(Buffer.concat([clean, Buffer.from(tail)]), "gallery")
    for (const { bytes } of [made, ...Object.values(made.formats)]) {
      for (const trace of [tail, "<script", "PK\u0003\u0004"])
        expect(bytes.includes(trace)).toBe(false)
    }
  },
)

/** Bits per channel and the format's number for its channels. */
const grey = [8, 0]
const transparent = [16, 6]

/** A PNG of a declared size; its uniform pixels compress to almost nothing. */
function declaredPng(
  width: number,
  height: number,
  pixels = Buffer.alloc(0),
  samples = grey,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([...samples, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const named = Buffer.concat([Buffer.from(name), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>'
const gif = () => plain(640, 480).gif().toBuffer()
const jpeg = () => landscape.clone().jpeg().toBuffer()
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(500),
])

/** A small AVIF that declares a size of its own, and bytes behind it that no decoder reads. */
async function declaredAvif(width: number, height: number, behind = 0): Promise<Buffer> {
  const file = await plain(640, 480).avif({ effort: 0 }).toBuffer()
  const size = file.indexOf("ispe") + "ispe".length + 4
  file.writeUInt32BE(width, size)
  file.writeUInt32BE(height, size + 4)
  return Buffer.concat([file, Buffer.alloc(behind)])
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ["an SVG with a script", () => Buffer.from(svg), "unsupported"],
  ["a page", () => Buffer.from(page), "unsupported"],
  ["a GIF", gif, "unsupported"],
  ["a program", () => Buffer.from("MZ\x90\0 not run here"), "unsupported"],
  ["HEIC, which this decoder cannot read", () => heic, "heic"],
  ["half a JPEG", async () => (await jpeg()).subarray(0, 20_000), "unreadable"],
  ["the first bytes of a JPEG alone", () => Buffer.from([0xff, 0xd8, 0xff]), "unreadable"],
  [
    "a page that begins like a PNG",
    () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1"),
    "unreadable",
  ],
  ["0 × 0 pixels", () => declaredPng(0, 0), "unreadable"],
  ["20,000 × 20,000 declared", () => declaredPng(20_000, 20_000), "too-many-pixels"],
  [
    "a bomb of 100 megapixels",
    () => declaredPng(10_000, 10_000, Buffer.alloc(10_001 * 10_000)),
    "too-many-pixels",
  ],
  [
    "64 megapixels of 16 bits with transparency",
    () => declaredPng(8_000, 8_000, Buffer.alloc(0), transparent),
    "too-many-pixels",
  ],
  ["an AVIF that takes long for its pixels", () => declaredAvif(5_000, 3_201), "heavy-avif"],
  [
    "an AVIF that takes long for its bytes",
    () => declaredAvif(640, 480, maxAvif.bytes),
    "heavy-avif",
  ],
  ["one pixel too low", () => photograph(640, 479).jpeg().toBuffer(), "too-small"],
])("[B8.6] [B7.233] %s is rejected", async (_what, make, problem) => {
  expect(await problemOf(await make())).toBe(problem)
})
