import type { Drill } from "./drill.ts"
import { flood } from "./flood/flood.ts"
import { standingAttacks } from "./standing-attacks/standing-attacks.ts"

/** The drills of `npm run test:hard`, in this order; their times together are limited. */
export const allDrills: readonly Drill[] = [standingAttacks, flood]
