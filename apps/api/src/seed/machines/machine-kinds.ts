import { backhoeLoader } from "./construction/backhoe-loader.ts"
import { bulldozer } from "./construction/bulldozer.ts"
import { concretePump } from "./construction/concrete-pump.ts"
import { excavator } from "./construction/excavator.ts"
import { lightTower } from "./construction/light-tower.ts"
import { miniExcavator } from "./construction/mini-excavator.ts"
import { mixerTruck } from "./construction/mixer-truck.ts"
import { motorGrader } from "./construction/motor-grader.ts"
import { plateCompactor } from "./construction/plate-compactor.ts"
import { roller } from "./construction/roller.ts"
import { siteDumper } from "./construction/site-dumper.ts"
import { skidSteer } from "./construction/skid-steer.ts"
import { wheelLoader } from "./construction/wheel-loader.ts"
import type { MachineKind } from "./machine-kind.ts"

/** Every kind of machine that the demo sells. */
export const machineKinds: readonly MachineKind[] = [
  backhoeLoader,
  bulldozer,
  concretePump,
  excavator,
  lightTower,
  miniExcavator,
  mixerTruck,
  motorGrader,
  plateCompactor,
  roller,
  siteDumper,
  skidSteer,
  wheelLoader,
]
