/** Notations that mark a number as an ad's: "n.º 1302", "N° 1302", "nro 1302", "#1302". */
export const markedNumber =
  /^(?:(?:anuncio|aviso)\s*)?(?:n\s*\.?\s*[º°o]\.?|nro\.?|n[uú]mero|#)\s*(\d{1,9})$/iu

/** "anuncio 1302". */
export const namedNumber = /^(?:anuncio|aviso)\s+(\d{1,9})$/iu
