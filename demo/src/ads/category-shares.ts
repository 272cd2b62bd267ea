/** Share of each category in percent; heavy machinery has more. */
export const categoryShares: Readonly<Record<string, number>> = {
  construccion: 14,
  transporte: 12.5,
  agricultura: 12,
  "elevacion-y-bodega": 10.5,
  energia: 9,
  mineria: 8,
  "bombas-y-compresores": 5.5,
  "forestal-y-madera": 5,
  "manufactura-y-metalmecanica": 5,
  "alimentos-y-bebidas": 4.5,
  "ganaderia-y-lecheria": 3.5,
  "repuestos-y-herramientas": 3.5,
  "pesca-y-acuicultura": 3,
  "salud-y-laboratorio": 2.5,
  telecomunicaciones: 2,
}
