/** The places where machines are drawn. */
export const groundNames = [
  "desert",
  "pit",
  "site",
  "field",
  "vineyard",
  "forest",
  "quay",
  "fjord",
  "road",
  "yard",
  "warehouse",
  "workshop",
  "bench",
  "plant",
  "barn",
  "server-room",
  "clinic",
] as const
/** Where a machine can stand. */
export type Ground = (typeof groundNames)[number]
