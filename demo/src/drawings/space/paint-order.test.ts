import { expect, test } from "vitest"
import { camera } from "./camera.ts"
import { paintOrder } from "./paint-order.ts"
import { box } from "./solid.ts"

const shot = {
  pitch: 10,
  target: [0, 0, 0],
  distance: 2000,
  focal: 1000,
  centre: [800, 600],
} as const
const near = box(-50, 50, 0, 100, 60, 100, "#111111")
const far = box(-50, 50, 0, 100, -100, -60, "#222222")
const body = box(-150, 150, 20, 120, -100, 100, "#333333")
const lid = box(-150, 150, 120, 130, -100, 100, "#444444")

test("the far side is painted first, whichever side that is", () => {
  expect(paintOrder([near, far], camera({ ...shot, yaw: 0 }))).toEqual([far, near])
  expect(paintOrder([near, far], camera({ ...shot, yaw: 180 }))).toEqual([near, far])
})

test("a wheel inside the body's box is hidden on the far side and seen on the near one", () => {
  const order = paintOrder([body, near, far], camera({ ...shot, yaw: 38 }))
  expect(order).toEqual([far, body, near])
})

test("what lies on top is painted last when seen from above", () => {
  expect(paintOrder([lid, body], camera({ ...shot, yaw: 20 }))).toEqual([body, lid])
})
