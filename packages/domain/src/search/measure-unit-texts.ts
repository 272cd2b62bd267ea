type MeasureUnit = {
  /** All spellings, plain, the most common first. */
  spellings: readonly string[]
  /** Spellings that also name a part of a machine and are therefore meaningful alone. */
  parts?: readonly string[]
}

/** Units of measures and counts: a number followed by one is neither a price nor a year. */
export const measureUnits: readonly MeasureUnit[] = [
  { spellings: ["toneladas", "ton", "t", "tn", "tons", "tonelada"] },
  { spellings: ["kva", "kvas"] },
  { spellings: ["kv"] },
  { spellings: ["kw", "kilowatts", "kilowatt", "kilovatios"] },
  { spellings: ["w", "watts", "watt"] },
  { spellings: ["hp", "cv", "caballos"] },
  { spellings: ["m3", "m", "mts3", "mt3", "metros cubicos", "metro cubico", "cubos"] },
  { spellings: ["litros", "lts", "lt", "l", "litro"] },
  { spellings: ["kilos", "kg", "kgs", "kilo", "kilogramos"] },
  { spellings: ["pies", "ft", "pie"] },
  { spellings: ["pulgadas", "pulgada", "pulg"] },
  { spellings: ["metros", "mts", "mt", "m", "metro"] },
  { spellings: ["horas", "hrs", "hr", "hora", "h"] },
  { spellings: ["km", "kms", "kilometros", "kilometro"] },
  { spellings: ["volts", "volt", "v", "voltios"] },
  { spellings: ["bar", "bares"] },
  { spellings: ["psi"] },
  { spellings: ["cm"] },
  { spellings: ["mm"] },
  { spellings: ["btu"] },
  { spellings: ["rpm"] },
  { spellings: ["lumenes"] },
  { spellings: ["cabezas"] },
  { spellings: ["unidades", "unidad"] },
  { spellings: ["hectareas", "hectarea", "ha"] },
  { spellings: ["ciclos", "hz"] },
  { spellings: ["cc"] },
  { spellings: ["amperes", "amp"] },
  { spellings: ["galones", "galon", "gal"] },
  { spellings: ["libras", "lbs", "lb"] },
  { spellings: ["gramos"] },
  { spellings: ["personas", "puestos"] },
  { spellings: ["asientos", "asiento", "pasajeros", "plazas"], parts: ["asientos", "asiento"] },
  { spellings: ["ejes", "eje"], parts: ["ejes", "eje"] },
  { spellings: ["discos", "disco"], parts: ["discos", "disco"] },
  {
    spellings: ["velocidades", "marchas", "cambios"],
    parts: ["velocidades", "marchas", "cambios"],
  },
]
