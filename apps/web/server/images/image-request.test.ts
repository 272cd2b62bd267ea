import { imageDensities, imageWidths } from "@wara/domain/site/image-variants"
import { expect, test } from "vitest"
import { readImageRequest } from "./image-request.ts"

const read = (name: string, query = "") => readImageRequest(name, new URLSearchParams(query))

test("[S9.4] widths 320, 640, 768, 1024, 1280, 1536 and densities 1 and 2 are delivered", () => {
  for (const width of [320, 640, 768, 1024, 1280, 1536]) {
    for (const density of [1, 2]) {
      expect(read("a.webp", `w=${width}&d=${density}`)).toEqual({ name: "a.webp", width, density })
    }
  }
  expect([imageWidths.length, imageDensities.length]).toEqual([6, 2])
})

test("without a width the maximum is delivered, without a density 1", () => {
  expect(read("foto-1_b.jpeg")).toEqual({ name: "foto-1_b.jpeg", width: 1536, density: 1 })
})

test.each(["w=321", "w=0", "w=", "w=320px", "w=3e2", "w=320.0", "w=%20320", "w=320&w=640"])(
  "[S9.4] the width in %s is rejected",
  (query) => {
    expect(read("a.webp", query)).toMatchObject({ fault: { path: "w" } })
  },
)

test.each(["d=0", "d=3", "d=1.5", "d=", "d=1&d=2"])(
  "[S9.4] the density in %s is rejected",
  (query) => {
    expect(read("a.webp", `w=320&${query}`)).toMatchObject({ fault: { path: "d" } })
  },
)

test.each([
  "",
  "a",
  "a.svg",
  "a.gif",
  "a.webp.exe",
  "a.b.webp",
  ".webp",
  "A.webp",
  "../a.webp",
  "..%2fa.webp",
  "%2e%2e/a.webp",
  "dir/a.webp",
  "dir\\a.webp",
  "a%00.webp",
  "a b.webp",
  "ñ.webp",
  "a.webp\n",
  "http://other.test/a.webp",
  `${"a".repeat(151)}.webp`,
])("the name %j is rejected", (name) => {
  expect(read(name)).toMatchObject({ fault: { path: "name" } })
})
