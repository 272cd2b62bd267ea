import { type Stage, seen, shape, shapes } from "./stage.ts"

/** At night: the floodlight's cone over the quay and the beams of the machines' lamps. */
export function panoramaLamps(stage: Stage): string {
  if (stage.light !== "night") return ""
  const cone = seen(stage, [
    [1456, 890, -1490],
    [700, 0, -900],
    [1500, 0, 300],
    [2300, 0, -900],
  ])
  const pool = seen(stage, [
    [800, 0, -1100],
    [1300, 0, 60],
    [1800, 0, 160],
    [2300, 0, -300],
    [2200, 0, -1100],
  ])
  const beam = (x: number, y: number, z: number, far: number) =>
    seen(stage, [
      [x, y + 6, z],
      [x + far, y + 60, z + far * 0.5],
      [x + far * 0.9, 0, z + far * 0.7],
      [x, y - 6, z],
    ])
  return (
    shape(cone, "#ffe6b0", 0.05) +
    shape(pool, "#ffdc9c", 0.12) +
    shapes([beam(800, 130, 260, 420)], "#ffe9b8", 0.13)
  )
}
