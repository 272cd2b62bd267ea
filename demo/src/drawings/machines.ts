import type { Machine } from "./machine.ts"
import type { MachineKind } from "./machine-kinds.ts"
import { boomLift, scissorLift } from "./machines/aerial-lifts.ts"
import { attachment, hydraulicHammer } from "./machines/attachments.ts"
import { doughMixer, oven } from "./machines/bakery.ts"
import { bulldozer, grader } from "./machines/bulldozer-and-grader.ts"
import { dentalChair, patientMonitor } from "./machines/clinic-care.ts"
import { ultrasound, xRay } from "./machines/clinic-imaging.ts"
import { coldRoom, iceMachine } from "./machines/cold-storage.ts"
import { plateCompactor, roller, tandemRoller } from "./machines/compactors.ts"
import { compressor, pistonCompressor, screwCompressor } from "./machines/compressors.ts"
import { concretePump, mixerTruck } from "./machines/concrete-trucks.ts"
import { truckCrane } from "./machines/cranes.ts"
import { implement, irrigationPivot, seeder, sprayer } from "./machines/crop-machines.ts"
import { ballMill, coneCrusher, crusher } from "./machines/crushers-and-mills.ts"
import { bearing, engine, gearbox } from "./machines/drive-parts.ts"
import { articulatedDumper, miningTruck } from "./machines/dump-trucks.ts"
import { electricalCabinet, solarArray, transformer } from "./machines/electrical-plant.ts"
import { backhoe, excavator } from "./machines/excavators.ts"
import { chainsaw, processorHead, treeHarvester } from "./machines/felling.ts"
import { filletingLine } from "./machines/filleting-line.ts"
import { feedBlower, outboard } from "./machines/fish-farm.ts"
import { forklift, reachTruck } from "./machines/forklifts.ts"
import { generator, lightTower } from "./machines/generators.ts"
import { benchTools, weldingSet } from "./machines/hand-tools.ts"
import { harvester } from "./machines/harvester.ts"
import { baler, mower } from "./machines/hay-machines.ts"
import { meatGrinder, steamKettle, vacuumPacker } from "./machines/kitchen.ts"
import { autoclave, balance, centrifuge, labInstrument } from "./machines/laboratory.ts"
import { livestockScale, mixerWagon, slurryTanker, tank } from "./machines/livestock-machines.ts"
import { skidSteer, wheelLoader } from "./machines/loaders.ts"
import { forwarder, skidder } from "./machines/log-transport.ts"
import { laserCutter, lathe, machiningCentre } from "./machines/metalworking.ts"
import { milkingParlour } from "./machines/milking-parlour.ts"
import { boiler, oxygenPlant } from "./machines/plant-utilities.ts"
import { injectionMoulder, press, shear, workshopPress } from "./machines/presses.ts"
import { motorPump, pump, submersiblePump } from "./machines/pumps.ts"
import { trackChains, tyreSet } from "./machines/running-gear.ts"
import { conveyor, vibratingScreen } from "./machines/screen-and-conveyor.ts"
import { serverRack } from "./machines/server-rack.ts"
import { stacker } from "./machines/stacker.ts"
import { fibreTester, tower, twoWayRadio } from "./machines/telecom.ts"
import { telehandler } from "./machines/telehandler.ts"
import { tractor } from "./machines/tractor.ts"
import { farmTrailer, lowboy, trailer } from "./machines/trailers.ts"
import { boxTruck, tipper, tractorUnit } from "./machines/trucks.ts"
import { drillRig, lhd } from "./machines/underground-machines.ts"
import { cargoVan, pickup, van } from "./machines/vans.ts"
import { hoist, palletRack } from "./machines/warehouse-fittings.ts"
import { grapeHarvester, winePress, wineTank } from "./machines/winery.ts"
import { chipper, moulder, sawmill } from "./machines/wood-mills.ts"

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
  shear,
  "skid-steer": skidSteer,
  skidder,
  "slurry-tanker": slurryTanker,
  "solar-array": solarArray,
  sprayer,
  stacker,
  "steam-kettle": steamKettle,
  "submersible-pump": submersiblePump,
  "tandem-roller": tandemRoller,
  tank,
  telehandler,
  tipper,
  tower,
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
