import { hills, mist, pebbles, plain, sky, streaks, tyreTracks } from "../landscape.ts"
import { ridge } from "../ridge.ts"
import { air, type Place, type Stage } from "../stage.ts"

/** The Atacama: distant snow-capped volcanoes, bare hills, pale ground. */
export function desert(stage: Stage): Place {
  const h = stage.camera.horizon
  return {
    back: [
      sky(stage),
      ridge(stage, { base: h, height: 190, peaks: 5, color: "#7d7f96", distance: 0.5, snow: true }),
      mist(stage, h - 20, 70, 0.35),
      ridge(stage, { base: h + 12, height: 92, peaks: 8, color: "#a37a68", distance: 0.28 }),
      hills(stage, h + 16, 46, "#b48c6c", 0.12),
      plain(stage, air(stage, "#b8946f"), air(stage, "#d0b08c", 0.3), h + 10),
      streaks(stage, air(stage, "#d9b88f"), 22, 0.5),
      streaks(stage, air(stage, "#9c7352"), 12, 0.3),
      tyreTracks(stage, air(stage, "#7e5a40")),
      pebbles(stage, air(stage, "#8a6547"), 46),
    ].join(""),
    dust: { color: "#c49a70", height: 90, share: 0.32 },
  }
}
