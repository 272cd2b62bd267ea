import type { Family } from "../machines/machine-kind.ts"
import { clinicPhrases } from "./clinic-phrases.ts"
import type { FamilyPhrases } from "./family-phrases.ts"
import { heavyPhrases } from "./heavy-phrases.ts"
import { implementPhrases } from "./implement-phrases.ts"
import { networkPhrases } from "./network-phrases.ts"
import { partPhrases } from "./part-phrases.ts"
import { plantPhrases } from "./plant-phrases.ts"
import { powerPhrases } from "./power-phrases.ts"
import { toolPhrases } from "./tool-phrases.ts"
import { trailerPhrases } from "./trailer-phrases.ts"
import { vehiclePhrases } from "./vehicle-phrases.ts"
import { workshopPhrases } from "./workshop-phrases.ts"

export const phrasesOfFamily: Record<Family, FamilyPhrases> = {
  heavy: heavyPhrases,
  vehicle: vehiclePhrases,
  implement: implementPhrases,
  plant: plantPhrases,
  power: powerPhrases,
  workshop: workshopPhrases,
  clinic: clinicPhrases,
  network: networkPhrases,
  part: partPhrases,
  tool: toolPhrases,
  trailer: trailerPhrases,
}
