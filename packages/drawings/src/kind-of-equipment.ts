import { categoryKinds, equipmentWords } from "./equipment-words-texts.ts"
import type { MachineKind } from "./machine-kinds.ts"

/** The kind of drawing that fits an ad: by words of its name, else by its category, else an excavator. */
export function kindOfEquipment(ad: { categorySlug: string; name: string }): MachineKind {
  const plain = ad.name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  const word = equipmentWords.find(([pattern]) => pattern.test(plain))
  return word?.[1] ?? categoryKinds[ad.categorySlug] ?? "excavator"
}
