import { expect, test } from "vitest"
import type { UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import { arrangeTiles, imagesOf } from "./arrange-tiles.ts"
import type { Upload, UploadState } from "./queue/upload.ts"

const image = (id: number): UploadedImage => ({
  id,
  url: `/uploads/${id}.webp`,
  width: 640,
  height: 480,
  formats: {},
})
const upload = (key: string, state: UploadState): Upload => ({
  key,
  fileName: `${key}.jpg`,
  preview: "blob:x",
  state,
})
const sending: UploadState = { name: "sending", fraction: 0.5 }
const done = (id: number, isShown: boolean): UploadState => ({
  name: "done",
  image: image(id),
  isShown,
})
const ids = (tiles: readonly { id: string }[]) => tiles.map(({ id }) => id)

test("photos keep the order of choice, not of arrival", () => {
  const chosen = arrangeTiles([], [image(1)], [upload("a", sending), upload("b", sending)])
  expect(ids(chosen)).toEqual(["image-1", "a", "b"])
  const uploads = [upload("a", sending), upload("b", done(7, false))]
  const arrived = arrangeTiles(ids(chosen), [image(1)], uploads)
  expect(ids(arrived)).toEqual(["image-1", "a", "b"])
  expect(imagesOf(arrived)).toEqual([image(1), image(7)])
  const finished = [upload("a", done(8, false)), upload("b", done(7, true))]
  expect(imagesOf(arrangeTiles(ids(arrived), [image(1), image(7)], finished))).toEqual([
    image(1),
    image(8),
    image(7),
  ])
})

test("an external order is applied, and pending uploads keep their place", () => {
  const order = ["image-1", "a", "image-2"]
  const tiles = arrangeTiles(order, [image(2), image(1)], [upload("a", sending)])
  expect(ids(tiles)).toEqual(["image-2", "a", "image-1"])
})

test("photos removed elsewhere and rejected ones are dropped", () => {
  const uploads = [upload("a", done(7, true)), upload("b", { name: "refused", text: "no" })]
  expect(arrangeTiles(["a", "b"], [], uploads)).toEqual([])
})
