import { expect, test } from "vitest"
import { sourceSet } from "./picture.tsx"

const candidates = (width: number) => sourceSet("/uploads/a.webp", width).split(", ")

test("a medium picture is offered in the allowed widths up to its own", () => {
  expect(candidates(750)).toEqual([
    "/api/images/a.webp?w=320 320w",
    "/api/images/a.webp?w=640 640w",
    "/api/images/a.webp?w=768 768w",
  ])
})

test("a large picture is also offered in double density, without duplicate pixel sizes", () => {
  const pixels = candidates(4000).map((candidate) => Number(candidate.match(/ (\d+)w$/)?.[1]))
  expect(pixels).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
  expect(candidates(4000)).toContain("/api/images/a.webp?w=1024&d=2 2048w")
})
