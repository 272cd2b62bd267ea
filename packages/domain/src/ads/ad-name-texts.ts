/** Words with which sellers start a name that do not describe the machine. */
export const sellingWords: ReadonlySet<string> = new Set([
  "se",
  "vende",
  "vendo",
  "venta",
  "ofrezco",
  "oferta",
  "oportunidad",
  "remate",
  "lote",
  "de",
])
