import type { Machine } from "./machine.ts"
import type { MachineKind } from "./machine-kinds.ts"
import { articulatedDumper } from "./machines/articulated-dumper.ts"
import { attachment } from "./machines/attachment.ts"
import { autoclave } from "./machines/autoclave.ts"
import { backhoe } from "./machines/backhoe.ts"
import { balance } from "./machines/balance.ts"
import { baler } from "./machines/baler.ts"
import { ballMill } from "./machines/ball-mill.ts"
import { bearing } from "./machines/bearing.ts"
import { benchTools } from "./machines/bench-tools.ts"
import { boiler } from "./machines/boiler.ts"
import { boomLift } from "./machines/boom-lift.ts"
import { boxTruck } from "./machines/box-truck.ts"
import { bulldozer } from "./machines/bulldozer.ts"
import { bus } from "./machines/bus.ts"
import { cageBarge } from "./machines/cage-barge.ts"
import { cargoVan } from "./machines/cargo-van.ts"
import { centrifuge } from "./machines/centrifuge.ts"
import { chainsaw } from "./machines/chainsaw.ts"
import { chipper } from "./machines/chipper.ts"
import { coldRoom } from "./machines/cold-room.ts"
import { compressor } from "./machines/compressor.ts"
import { concretePump } from "./machines/concrete-pump.ts"
import { coneCrusher } from "./machines/cone-crusher.ts"
import { conveyor } from "./machines/conveyor.ts"
import { crusher } from "./machines/crusher.ts"
import { dentalChair } from "./machines/dental-chair.ts"
import { doughMixer } from "./machines/dough-mixer.ts"
import { drillRig } from "./machines/drill-rig.ts"
import { electricalCabinet } from "./machines/electrical-cabinet.ts"
import { engine } from "./machines/engine.ts"
import { excavator } from "./machines/excavator.ts"
import { farmTrailer } from "./machines/farm-trailer.ts"
import { feedBlower } from "./machines/feed-blower.ts"
import { fibreTester } from "./machines/fibre-tester.ts"
import { filletingLine } from "./machines/filleting-line.ts"
import { forklift } from "./machines/forklift.ts"
import { forwarder } from "./machines/forwarder.ts"
import { gearbox } from "./machines/gearbox.ts"
import { generator } from "./machines/generator.ts"
import { grader } from "./machines/grader.ts"
import { grapeHarvester } from "./machines/grape-harvester.ts"
import { harvester } from "./machines/harvester.ts"
import { hoist } from "./machines/hoist.ts"
import { hydraulicHammer } from "./machines/hydraulic-hammer.ts"
import { iceMachine } from "./machines/ice-machine.ts"
import { implement } from "./machines/implement.ts"
import { injectionMoulder } from "./machines/injection-moulder.ts"
import { irrigationPivot } from "./machines/irrigation-pivot.ts"
import { labInstrument } from "./machines/lab-instrument.ts"
import { laserCutter } from "./machines/laser-cutter.ts"
import { lathe } from "./machines/lathe.ts"
import { lhd } from "./machines/lhd.ts"
import { lightTower } from "./machines/light-tower.ts"
import { livestockScale } from "./machines/livestock-scale.ts"
import { lowboy } from "./machines/lowboy.ts"
import { machiningCentre } from "./machines/machining-centre.ts"
import { meatGrinder } from "./machines/meat-grinder.ts"
import { milkingParlour } from "./machines/milking-parlour.ts"
import { miningTruck } from "./machines/mining-truck.ts"
import { mixerTruck } from "./machines/mixer-truck.ts"
import { mixerWagon } from "./machines/mixer-wagon.ts"
import { motorPump } from "./machines/motor-pump.ts"
import { moulder } from "./machines/moulder.ts"
import { mower } from "./machines/mower.ts"
import { outboard } from "./machines/outboard.ts"
import { oven } from "./machines/oven.ts"
import { oxygenPlant } from "./machines/oxygen-plant.ts"
import { palletRack } from "./machines/pallet-rack.ts"
import { patientMonitor } from "./machines/patient-monitor.ts"
import { pickup } from "./machines/pickup.ts"
import { pistonCompressor } from "./machines/piston-compressor.ts"
import { plateCompactor } from "./machines/plate-compactor.ts"
import { press } from "./machines/press.ts"
import { processorHead } from "./machines/processor-head.ts"
import { pump } from "./machines/pump.ts"
import { reachTruck } from "./machines/reach-truck.ts"
import { roller } from "./machines/roller.ts"
import { sawmill } from "./machines/sawmill.ts"
import { scissorLift } from "./machines/scissor-lift.ts"
import { screwCompressor } from "./machines/screw-compressor.ts"
import { seeder } from "./machines/seeder.ts"
import { serverRack } from "./machines/server-rack.ts"
import { skidSteer } from "./machines/skid-steer.ts"
import { skidder } from "./machines/skidder.ts"
import { slurryTanker } from "./machines/slurry-tanker.ts"
import { solarArray } from "./machines/solar-array.ts"
import { sprayer } from "./machines/sprayer.ts"
import { steamKettle } from "./machines/steam-kettle.ts"
import { submersiblePump } from "./machines/submersible-pump.ts"
import { tandemRoller } from "./machines/tandem-roller.ts"
import { tank } from "./machines/tank.ts"
import { telehandler } from "./machines/telehandler.ts"
import { tipper } from "./machines/tipper.ts"
import { tower } from "./machines/tower.ts"
import { towerCrane } from "./machines/tower-crane.ts"
import { trackChains } from "./machines/track-chains.ts"
import { tractor } from "./machines/tractor.ts"
import { tractorUnit } from "./machines/tractor-unit.ts"
import { trailer } from "./machines/trailer.ts"
import { transformer } from "./machines/transformer.ts"
import { treeHarvester } from "./machines/tree-harvester.ts"
import { truckCrane } from "./machines/truck-crane.ts"
import { twoWayRadio } from "./machines/two-way-radio.ts"
import { tyreSet } from "./machines/tyre-set.ts"
import { ultrasound } from "./machines/ultrasound.ts"
import { vacuumPacker } from "./machines/vacuum-packer.ts"
import { van } from "./machines/van.ts"
import { vibratingScreen } from "./machines/vibrating-screen.ts"
import { weldingSet } from "./machines/welding-set.ts"
import { wheelLoader } from "./machines/wheel-loader.ts"
import { winePress } from "./machines/wine-press.ts"
import { wineTank } from "./machines/wine-tank.ts"
import { workshopPress } from "./machines/workshop-press.ts"
import { xRay } from "./machines/x-ray.ts"

export const machines: Record<MachineKind, Machine> = {
  "articulated-dumper": articulatedDumper,
  attachment,
  autoclave,
  backhoe,
  balance,
  baler,
  "ball-mill": ballMill,
  bearing,
  "bench-tools": benchTools,
  boiler,
  "boom-lift": boomLift,
  "box-truck": boxTruck,
  bulldozer,
  bus,
  "cage-barge": cageBarge,
  "cargo-van": cargoVan,
  centrifuge,
  chainsaw,
  chipper,
  "cold-room": coldRoom,
  compressor,
  "concrete-pump": concretePump,
  "cone-crusher": coneCrusher,
  conveyor,
  crusher,
  "dental-chair": dentalChair,
  "dough-mixer": doughMixer,
  "drill-rig": drillRig,
  "electrical-cabinet": electricalCabinet,
  engine,
  excavator,
  "farm-trailer": farmTrailer,
  "feed-blower": feedBlower,
  "fibre-tester": fibreTester,
  "filleting-line": filletingLine,
  forklift,
  forwarder,
  gearbox,
  generator,
  grader,
  "grape-harvester": grapeHarvester,
  harvester,
  hoist,
  "hydraulic-hammer": hydraulicHammer,
  "ice-machine": iceMachine,
  implement,
  "injection-moulder": injectionMoulder,
  "irrigation-pivot": irrigationPivot,
  "lab-instrument": labInstrument,
  "laser-cutter": laserCutter,
  lathe,
  lhd,
  "light-tower": lightTower,
  "livestock-scale": livestockScale,
  lowboy,
  "machining-centre": machiningCentre,
  "meat-grinder": meatGrinder,
  "milking-parlour": milkingParlour,
  "mining-truck": miningTruck,
  "mixer-truck": mixerTruck,
  "mixer-wagon": mixerWagon,
  "motor-pump": motorPump,
  moulder,
  mower,
  outboard,
  oven,
  "oxygen-plant": oxygenPlant,
  "pallet-rack": palletRack,
  "patient-monitor": patientMonitor,
  pickup,
  "piston-compressor": pistonCompressor,
  "plate-compactor": plateCompactor,
  press,
  "processor-head": processorHead,
  pump,
  "reach-truck": reachTruck,
  roller,
  sawmill,
  "scissor-lift": scissorLift,
  "screw-compressor": screwCompressor,
  seeder,
  "server-rack": serverRack,
  "skid-steer": skidSteer,
  skidder,
  "slurry-tanker": slurryTanker,
  "solar-array": solarArray,
  sprayer,
  "steam-kettle": steamKettle,
  "submersible-pump": submersiblePump,
  "tandem-roller": tandemRoller,
  tank,
  telehandler,
  tipper,
  tower,
  "tower-crane": towerCrane,
  "track-chains": trackChains,
  tractor,
  "tractor-unit": tractorUnit,
  trailer,
  transformer,
  "tree-harvester": treeHarvester,
  "truck-crane": truckCrane,
  "two-way-radio": twoWayRadio,
  "tyre-set": tyreSet,
  ultrasound,
  "vacuum-packer": vacuumPacker,
  van,
  "vibrating-screen": vibratingScreen,
  "welding-set": weldingSet,
  "wheel-loader": wheelLoader,
  "wine-press": winePress,
  "wine-tank": wineTank,
  "workshop-press": workshopPress,
  "x-ray": xRay,
}
