import { maxAvif } from "@wara/domain/site/upload-rules"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PictureRefusal, preparePicture, type Size } from "./prepare-picture.ts"

/** A browser that decodes every picture in this size and encodes it in so many bytes; null if it cannot. */
let shown: Size
let drawn: number | null
let canvas: Size | null

class MeasuredImage {
  onload = () => {}
  naturalWidth = shown.width
  naturalHeight = shown.height
  set src(_: string) {
    queueMicrotask(() => this.onload())
  }
}

beforeEach(() => {
  canvas = null
  vi.stubGlobal("Image", MeasuredImage)
  vi.stubGlobal("createImageBitmap", async () => {
    if (drawn === null) throw new Error("out of memory")
    return { ...shown, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    canvas = { width: this.width, height: this.height }
    return Object.assign(Object.create(null), { fillRect() {}, drawImage() {} })
  })
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob([new Uint8Array(drawn ?? 0)], { type: "image/jpeg" })),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, ...Array(997).fill(0)])], "IMG 1.jpg")
const heic = new File(
  [new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode("ftypheic\0\0\0\0mif1heic")])],
  "IMG 2.HEIC",
)

const avif = (bytes: number) => {
  const start = [0, 0, 0, 24, ...new TextEncoder().encode("ftypavif\0\0\0\0mif1avif")]
  return new File([new Uint8Array(start), new Uint8Array(bytes - start.length)], "IMG 3.avif")
}

async function prepared(file: File) {
  const { blob, name } = await preparePicture(file, "blob:x")
  return [name, blob.size, canvas]
}

test("a photo over the stored size is scaled down before upload", async () => {
  shown = { width: 4000, height: 3000 }
  drawn = 400
  expect(await prepared(jpeg)).toEqual(["foto.jpeg", 400, { width: 2560, height: 1920 }])
})

test.each([
  ["is no longer than it is kept", { width: 2560, height: 1920 }, 400],
  ["would not become smaller", { width: 4000, height: 3000 }, 1000],
  ["would become too low", { width: 6000, height: 700 }, 400],
  ["cannot be drawn here", { width: 4000, height: 3000 }, null],
])("a photo that %s is sent unchanged, without its name", async (_, size, bytes) => {
  shown = size
  drawn = bytes
  const { blob, name } = await preparePicture(jpeg, "blob:x")
  expect([name, blob.size]).toEqual(["foto.jpeg", jpeg.size])
})

test("HEIC is sent as JPEG if the browser decodes it, otherwise rejected", async () => {
  shown = { width: 2000, height: 1500 }
  drawn = 5000
  expect(await prepared(heic)).toEqual(["foto.jpeg", 5000, { width: 2000, height: 1500 }])
  drawn = null
  const refusal = await preparePicture(heic, "blob:x").catch((cause: unknown) => cause)
  expect(refusal).toBeInstanceOf(PictureRefusal)
  expect(refusal).toMatchObject({ problem: "heic" })
})

test.each([
  ["of too many pixels", { width: 8000, height: 6000 }, 1000],
  ["of too many bytes", { width: 2000, height: 1500 }, maxAvif.bytes + 1],
])(
  "[B7.233] an AVIF %s is sent as JPEG if it can be drawn, otherwise rejected",
  async (_, size, bytes) => {
    shown = size
    drawn = 5000
    const [name, sent] = await prepared(avif(bytes))
    expect([name, sent]).toEqual(["foto.jpeg", 5000])
    drawn = null
    await expect(preparePicture(avif(bytes), "blob:x")).rejects.toMatchObject({
      problem: "heavy-avif",
    })
  },
)

test("[B7.233] an AVIF that the server decodes soon is sent as it is", async () => {
  shown = { width: 2000, height: 1500 }
  drawn = 5000
  expect(await prepared(avif(900_000))).toEqual(["foto.avif", 900_000, null])
})
