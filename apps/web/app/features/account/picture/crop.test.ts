import { expect, test } from "vitest"
import { minZoomOf, visiblePart } from "./crop.ts"

const logo = { width: 900, height: 500 }
const frame = { width: 320, height: 320 }
const drawn = { width: 576, height: 320 }

test("[B5.38] the initial crop has the picture's height and can be moved", () => {
  const shown = { picture: logo, drawn, frame, zoom: 1, place: { x: 0, y: 0 } }
  expect(visiblePart(shown)).toEqual({ x: 200, y: 0, width: 500, height: 500 })
  const moved = visiblePart({ ...shown, place: { x: -128, y: 0 } })
  expect(moved).toEqual({ x: 400, y: 0, width: 500, height: 500 })
})

test("[B5.38] a wide logo can be scaled down until it fits the circle", () => {
  const zoom = minZoomOf(logo, "avatar")
  const { x, y, width, height } = visiblePart({
    picture: logo,
    drawn,
    frame,
    zoom,
    place: { x: 0, y: 0 },
  })
  expect(width).toBeCloseTo(height)
  // The centre stays, and every corner is on the circle.
  expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([450, 250])
  expect(Math.hypot(450, 250)).toBeCloseTo(width / 2)
})

test("a cover cannot be smaller than its frame", () => {
  expect(minZoomOf(logo, "cover")).toBe(1)
})
