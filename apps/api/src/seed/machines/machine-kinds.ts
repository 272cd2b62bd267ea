import { baler } from "./agriculture/baler.ts"
import { combine } from "./agriculture/combine.ts"
import { farmTrailer } from "./agriculture/farm-trailer.ts"
import { grapeHarvester } from "./agriculture/grape-harvester.ts"
import { harrow } from "./agriculture/harrow.ts"
import { irrigationPivot } from "./agriculture/irrigation-pivot.ts"
import { orchardTractor } from "./agriculture/orchard-tractor.ts"
import { seeder } from "./agriculture/seeder.ts"
import { sprayer } from "./agriculture/sprayer.ts"
import { tractor } from "./agriculture/tractor.ts"
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
import { boiler } from "./energy/boiler.ts"
import { generatorSet } from "./energy/generator-set.ts"
import { mobileGenerator } from "./energy/mobile-generator.ts"
import { solarInverter } from "./energy/solar-inverter.ts"
import { solarPanels } from "./energy/solar-panels.ts"
import { switchboard } from "./energy/switchboard.ts"
import { transformer } from "./energy/transformer.ts"
import { ups } from "./energy/ups.ts"
import { boomLift } from "./lifting/boom-lift.ts"
import { dieselForklift } from "./lifting/diesel-forklift.ts"
import { electricForklift } from "./lifting/electric-forklift.ts"
import { hoist } from "./lifting/hoist.ts"
import { mobileCrane } from "./lifting/mobile-crane.ts"
import { palletRack } from "./lifting/pallet-rack.ts"
import { reachTruck } from "./lifting/reach-truck.ts"
import { scissorLift } from "./lifting/scissor-lift.ts"
import { stacker } from "./lifting/stacker.ts"
import { telehandler } from "./lifting/telehandler.ts"
import type { MachineKind } from "./machine-kind.ts"
import { ballMill } from "./mining/ball-mill.ts"
import { coneCrusher } from "./mining/cone-crusher.ts"
import { conveyor } from "./mining/conveyor.ts"
import { drillRig } from "./mining/drill-rig.ts"
import { jawCrusher } from "./mining/jaw-crusher.ts"
import { jumbo } from "./mining/jumbo.ts"
import { miningTruck } from "./mining/mining-truck.ts"
import { slurryPump } from "./mining/slurry-pump.ts"
import { undergroundLoader } from "./mining/underground-loader.ts"
import { vibratingScreen } from "./mining/vibrating-screen.ts"
import { cargoVan } from "./transport/cargo-van.ts"
import { craneTruck } from "./transport/crane-truck.ts"
import { flatSemitrailer } from "./transport/flat-semitrailer.ts"
import { lowboy } from "./transport/lowboy.ts"
import { mediumTruck } from "./transport/medium-truck.ts"
import { minibus } from "./transport/minibus.ts"
import { pickup } from "./transport/pickup.ts"
import { tipperTruck } from "./transport/tipper-truck.ts"
import { tractorUnit } from "./transport/tractor-unit.ts"

/** Every kind of machine that the demo sells. */
export const machineKinds: readonly MachineKind[] = [
  baler,
  combine,
  farmTrailer,
  grapeHarvester,
  harrow,
  irrigationPivot,
  orchardTractor,
  seeder,
  sprayer,
  tractor,
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
  boiler,
  generatorSet,
  mobileGenerator,
  solarInverter,
  solarPanels,
  switchboard,
  transformer,
  ups,
  boomLift,
  dieselForklift,
  electricForklift,
  hoist,
  mobileCrane,
  palletRack,
  reachTruck,
  scissorLift,
  stacker,
  telehandler,
  ballMill,
  coneCrusher,
  conveyor,
  drillRig,
  jawCrusher,
  jumbo,
  miningTruck,
  slurryPump,
  undergroundLoader,
  vibratingScreen,
  cargoVan,
  craneTruck,
  flatSemitrailer,
  lowboy,
  mediumTruck,
  minibus,
  pickup,
  tipperTruck,
  tractorUnit,
]
