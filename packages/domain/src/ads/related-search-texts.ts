/** Words with which sellers open a name and that say nothing about the machine. */
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
