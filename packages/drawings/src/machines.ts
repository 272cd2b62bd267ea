import type { Machine } from "./machine.ts"
import type { MachineKind } from "./machine-kinds.ts"
import { attachment } from "./machines/attachment.ts"
import { autoclave } from "./machines/autoclave.ts"
import { backhoe } from "./machines/backhoe.ts"
import { baler } from "./machines/baler.ts"
import { benchTools } from "./machines/bench-tools.ts"
import { boiler } from "./machines/boiler.ts"
import { boomLift } from "./machines/boom-lift.ts"
import { bus } from "./machines/bus.ts"
import { cageBarge } from "./machines/cage-barge.ts"
import { compressor } from "./machines/compressor.ts"
import { conveyor } from "./machines/conveyor.ts"
import { crusher } from "./machines/crusher.ts"
import { drillRig } from "./machines/drill-rig.ts"
import { engine } from "./machines/engine.ts"
import { excavator } from "./machines/excavator.ts"
import { filletingLine } from "./machines/filleting-line.ts"
import { forklift } from "./machines/forklift.ts"
import { forwarder } from "./machines/forwarder.ts"
import { gearbox } from "./machines/gearbox.ts"
import { generator } from "./machines/generator.ts"
import { grader } from "./machines/grader.ts"
import { harvester } from "./machines/harvester.ts"
import { implement } from "./machines/implement.ts"
import { labInstrument } from "./machines/lab-instrument.ts"
import { lathe } from "./machines/lathe.ts"
import { lhd } from "./machines/lhd.ts"
import { machiningCentre } from "./machines/machining-centre.ts"
import { milkingParlour } from "./machines/milking-parlour.ts"
import { miningTruck } from "./machines/mining-truck.ts"
import { oven } from "./machines/oven.ts"
import { pickup } from "./machines/pickup.ts"
import { press } from "./machines/press.ts"
import { pump } from "./machines/pump.ts"
import { reachTruck } from "./machines/reach-truck.ts"
import { roller } from "./machines/roller.ts"
import { sawmill } from "./machines/sawmill.ts"
import { serverRack } from "./machines/server-rack.ts"
import { skidSteer } from "./machines/skid-steer.ts"
import { solarArray } from "./machines/solar-array.ts"
import { sprayer } from "./machines/sprayer.ts"
import { tank } from "./machines/tank.ts"
import { telehandler } from "./machines/telehandler.ts"
import { tipper } from "./machines/tipper.ts"
import { tower } from "./machines/tower.ts"
import { towerCrane } from "./machines/tower-crane.ts"
import { tractor } from "./machines/tractor.ts"
import { tractorUnit } from "./machines/tractor-unit.ts"
import { trailer } from "./machines/trailer.ts"
import { transformer } from "./machines/transformer.ts"
import { truckCrane } from "./machines/truck-crane.ts"
import { tyreSet } from "./machines/tyre-set.ts"
import { ultrasound } from "./machines/ultrasound.ts"
import { van } from "./machines/van.ts"
import { weldingSet } from "./machines/welding-set.ts"
import { wheelLoader } from "./machines/wheel-loader.ts"

/** How each kind of machine is built. */
export const machines: Record<MachineKind, Machine> = {
  attachment,
  autoclave,
  backhoe,
  baler,
  "bench-tools": benchTools,
  boiler,
  "boom-lift": boomLift,
  bus,
  "cage-barge": cageBarge,
  compressor,
  conveyor,
  crusher,
  "drill-rig": drillRig,
  engine,
  excavator,
  "filleting-line": filletingLine,
  forklift,
  forwarder,
  gearbox,
  generator,
  grader,
  harvester,
  implement,
  "lab-instrument": labInstrument,
  lathe,
  lhd,
  "machining-centre": machiningCentre,
  "milking-parlour": milkingParlour,
  "mining-truck": miningTruck,
  oven,
  pickup,
  press,
  pump,
  "reach-truck": reachTruck,
  roller,
  sawmill,
  "server-rack": serverRack,
  "skid-steer": skidSteer,
  "solar-array": solarArray,
  sprayer,
  tank,
  telehandler,
  tipper,
  "tower-crane": towerCrane,
  tower,
  "tractor-unit": tractorUnit,
  tractor,
  trailer,
  transformer,
  "truck-crane": truckCrane,
  "tyre-set": tyreSet,
  ultrasound,
  van,
  "welding-set": weldingSet,
  "wheel-loader": wheelLoader,
}
