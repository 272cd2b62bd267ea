// Long because it is a list: every kind of machine has its own file and two lines here.

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
import { feedBlower } from "./aquaculture/feed-blower.ts"
import { filletingMachine } from "./aquaculture/filleting-machine.ts"
import { fishPump } from "./aquaculture/fish-pump.ts"
import { iceMachine } from "./aquaculture/ice-machine.ts"
import { marineEngine } from "./aquaculture/marine-engine.ts"
import { outboard } from "./aquaculture/outboard.ts"
import { oxygenGenerator } from "./aquaculture/oxygen-generator.ts"
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
import { tandemRoller } from "./construction/tandem-roller.ts"
import { wheelLoader } from "./construction/wheel-loader.ts"
import { livestockScale } from "./dairy/livestock-scale.ts"
import { milkTank } from "./dairy/milk-tank.ts"
import { milkingParlour } from "./dairy/milking-parlour.ts"
import { mixerWagon } from "./dairy/mixer-wagon.ts"
import { mower } from "./dairy/mower.ts"
import { roundBaler } from "./dairy/round-baler.ts"
import { slurryTanker } from "./dairy/slurry-tanker.ts"
import { boiler } from "./energy/boiler.ts"
import { generatorSet } from "./energy/generator-set.ts"
import { mobileGenerator } from "./energy/mobile-generator.ts"
import { solarInverter } from "./energy/solar-inverter.ts"
import { solarPanels } from "./energy/solar-panels.ts"
import { switchboard } from "./energy/switchboard.ts"
import { transformer } from "./energy/transformer.ts"
import { ups } from "./energy/ups.ts"
import { coldRoom } from "./food/cold-room.ts"
import { combiOven } from "./food/combi-oven.ts"
import { doughMixer } from "./food/dough-mixer.ts"
import { meatGrinder } from "./food/meat-grinder.ts"
import { steamKettle } from "./food/steam-kettle.ts"
import { vacuumPacker } from "./food/vacuum-packer.ts"
import { winePress } from "./food/wine-press.ts"
import { wineTank } from "./food/wine-tank.ts"
import { chainsaw } from "./forestry/chainsaw.ts"
import { chipper } from "./forestry/chipper.ts"
import { forwarder } from "./forestry/forwarder.ts"
import { harvester } from "./forestry/harvester.ts"
import { moulder } from "./forestry/moulder.ts"
import { portableSawmill } from "./forestry/portable-sawmill.ts"
import { processorHead } from "./forestry/processor-head.ts"
import { skidder } from "./forestry/skidder.ts"
import { analyticalBalance } from "./health/analytical-balance.ts"
import { autoclave } from "./health/autoclave.ts"
import { centrifuge } from "./health/centrifuge.ts"
import { dentalUnit } from "./health/dental-unit.ts"
import { patientMonitor } from "./health/patient-monitor.ts"
import { spectrophotometer } from "./health/spectrophotometer.ts"
import { ultrasound } from "./health/ultrasound.ts"
import { xRay } from "./health/x-ray.ts"
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
import { bearing } from "./parts/bearing.ts"
import { dieselEngine } from "./parts/diesel-engine.ts"
import { excavatorBucket } from "./parts/excavator-bucket.ts"
import { hydraulicHammer } from "./parts/hydraulic-hammer.ts"
import { otrTyres } from "./parts/otr-tyres.ts"
import { rotaryHammer } from "./parts/rotary-hammer.ts"
import { transmission } from "./parts/transmission.ts"
import { undercarriage } from "./parts/undercarriage.ts"
import { centrifugalPump } from "./pumps/centrifugal-pump.ts"
import { motorPump } from "./pumps/motor-pump.ts"
import { pistonCompressor } from "./pumps/piston-compressor.ts"
import { portableCompressor } from "./pumps/portable-compressor.ts"
import { screwCompressor } from "./pumps/screw-compressor.ts"
import { submersiblePump } from "./pumps/submersible-pump.ts"
import { vacuumPump } from "./pumps/vacuum-pump.ts"
import { fusionSplicer } from "./telecom/fusion-splicer.ts"
import { networkSwitch } from "./telecom/network-switch.ts"
import { otdr } from "./telecom/otdr.ts"
import { rack } from "./telecom/rack.ts"
import { radioLink } from "./telecom/radio-link.ts"
import { server } from "./telecom/server.ts"
import { twoWayRadio } from "./telecom/two-way-radio.ts"
import { cargoVan } from "./transport/cargo-van.ts"
import { craneTruck } from "./transport/crane-truck.ts"
import { flatSemitrailer } from "./transport/flat-semitrailer.ts"
import { lowboy } from "./transport/lowboy.ts"
import { mediumTruck } from "./transport/medium-truck.ts"
import { minibus } from "./transport/minibus.ts"
import { pickup } from "./transport/pickup.ts"
import { tipperTruck } from "./transport/tipper-truck.ts"
import { tractorUnit } from "./transport/tractor-unit.ts"
import { cncLathe } from "./workshop/cnc-lathe.ts"
import { fiberLaser } from "./workshop/fiber-laser.ts"
import { hydraulicPress } from "./workshop/hydraulic-press.ts"
import { injectionMoulder } from "./workshop/injection-moulder.ts"
import { machiningCentre } from "./workshop/machining-centre.ts"
import { manualLathe } from "./workshop/manual-lathe.ts"
import { pressBrake } from "./workshop/press-brake.ts"
import { shear } from "./workshop/shear.ts"
import { welder } from "./workshop/welder.ts"

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
  feedBlower,
  filletingMachine,
  fishPump,
  iceMachine,
  marineEngine,
  outboard,
  oxygenGenerator,
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
  tandemRoller,
  siteDumper,
  skidSteer,
  wheelLoader,
  livestockScale,
  milkTank,
  milkingParlour,
  mixerWagon,
  mower,
  roundBaler,
  slurryTanker,
  boiler,
  generatorSet,
  mobileGenerator,
  solarInverter,
  solarPanels,
  switchboard,
  transformer,
  ups,
  coldRoom,
  combiOven,
  doughMixer,
  meatGrinder,
  steamKettle,
  vacuumPacker,
  winePress,
  wineTank,
  chainsaw,
  chipper,
  forwarder,
  harvester,
  moulder,
  portableSawmill,
  processorHead,
  skidder,
  analyticalBalance,
  autoclave,
  centrifuge,
  dentalUnit,
  patientMonitor,
  spectrophotometer,
  ultrasound,
  xRay,
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
  bearing,
  dieselEngine,
  excavatorBucket,
  hydraulicHammer,
  otrTyres,
  rotaryHammer,
  transmission,
  undercarriage,
  centrifugalPump,
  motorPump,
  pistonCompressor,
  portableCompressor,
  screwCompressor,
  submersiblePump,
  vacuumPump,
  fusionSplicer,
  networkSwitch,
  otdr,
  rack,
  radioLink,
  server,
  twoWayRadio,
  cargoVan,
  craneTruck,
  flatSemitrailer,
  lowboy,
  mediumTruck,
  minibus,
  pickup,
  tipperTruck,
  tractorUnit,
  cncLathe,
  fiberLaser,
  hydraulicPress,
  injectionMoulder,
  machiningCentre,
  manualLathe,
  pressBrake,
  shear,
  welder,
]
