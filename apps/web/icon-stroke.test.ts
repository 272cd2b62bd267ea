import { expect, test } from "vitest"
import { drawnOnce } from "./icon-stroke.ts"

test("[B7.241] an icon's strokes are one path, each beginning where it did", () => {
  const { stroke, others } = drawnOnce([
    ["path", { d: "M4 11V4", key: "a" }],
    ["path", { d: "m12 14 4-4", key: "b" }],
    ["circle", { cx: "7", cy: "15", r: "2.5", key: "c" }],
    ["line", { x1: "1", x2: "3", y1: "2", y2: "4", key: "d" }],
    ["polyline", { points: "1,2 3,4 5,2", key: "e" }],
  ])
  expect(stroke).toBe(
    "M4 11V4" +
      "M0 0m12 14 4-4" +
      "M4.5 15a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z" +
      "M1 2L3 4" +
      "M1,2 3,4 5,2",
  )
  expect(others).toEqual([])
})

test("[B7.241] rectangles keep their corners", () => {
  const plain = { x: "2", y: "3", width: "10", height: "6", key: "a" }
  expect(drawnOnce([["rect", plain]]).stroke).toBe("M2 3h10v6h-10z")
  expect(drawnOnce([["rect", { ...plain, rx: "2" }]]).stroke).toBe(
    "M4 3h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z",
  )
})

test("[B7.241] a shape with a look of its own stays an element", () => {
  const dot = { cx: "7", cy: "7", r: ".5", fill: "currentColor" }
  const drawing = drawnOnce([
    ["path", { d: "M1 1v2", key: "a" }],
    ["circle", { ...dot, key: "b" }],
    ["ellipse", { cx: "1", key: "c" }],
  ])
  expect(drawing).toEqual({
    stroke: "M1 1v2",
    others: [
      ["circle", dot],
      ["ellipse", { cx: "1" }],
    ],
  })
})
