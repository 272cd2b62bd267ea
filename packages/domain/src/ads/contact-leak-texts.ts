/** Words that precede a phone number. */
export const announcesPhone =
  /(?:tel[eé]?f?o?n?o?s?|fonos?|celular(?:es)?|cel|m[oó]vil|whats\s?app|wsp|wasap|wapp|ll[aá]m(?:ar|en|a|e|ame|enos)|contact(?:o|ar|enos)|escr[ií]b(?:ir|eme|enos|e))(?:\s+(?:al|a|por|n[uú]mero))*[\s.:#n°º-]{0,6}$/iu

/** Words that precede a number which is not a phone. */
export const announcesOtherNumber =
  /(?:\$|uf|clp|usd|us\$|serie|s\/n|n\/s|chasis|motor|vin|parte|p\/n|c[oó]digo|rut|r\.u\.t\.|patente|modelo|orden|factura)[\s.:#n°º]*$/iu

/** Units that follow a number which is a measure. */
export const unitBehind =
  /^\s?(?:kgs?|kilos|km|kms|hrs?|horas|cm|mm|mts?|metros|m[23²³]?|lts?|litros|l|hp|cv|kw|kva|v|w|rpm|psi|bar|ton|toneladas|pesos|clp|uf|usd|%|\+\s?iva)(?![\p{L}\d])/iu

/**
 * Phrases about paying outside the site. Tanks, transfer cases and workbenches are machines, not
 * bank terms.
 */
export const bankPatterns = [
  /\bcuenta\s*(?:rut|corriente|vista|de ahorro|bancaria)\b/giu,
  /(?<!\b(?:caja|bomba|bombas|cajas|estaci[oó]n|panel|tablero|interruptor|switch|llave)\s+(?:de\s+)?)\btransferencias?(?:\s+(?:bancarias?|electr[oó]nicas?))?(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])transfer(?:ir|ido|imos|ime)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?:dep[oó]sitos?(?!\s+(?:de|del|hidr[aá]ulic|para|pl[aá]stic|met[aá]lic|combustible))|depositar|abonar|abonos?)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?:vale vista|western union|banco\s?estado|banco de chile|scotiabank|banco santander|banco falabella|banco ita[uú]|mercado pago|tenpo|cuenta mach)(?![\p{L}\d])/giu,
]

/** Digits spelled as words, in order of their values. */
export const spelledDigits = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
] as const
