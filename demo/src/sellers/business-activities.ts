/** Business activities of demo companies, by their first category. */
const activities: Record<string, string> = {
  agricultura: "Venta de maquinaria agrícola",
  "alimentos-y-bebidas": "Venta de equipos para la industria de alimentos",
  "bombas-y-compresores": "Venta de bombas y compresores",
  construccion: "Compraventa de maquinaria de construcción",
  "elevacion-y-bodega": "Venta de grúas y equipos de bodega",
  energia: "Venta de equipos eléctricos y de generación",
  "forestal-y-madera": "Venta de maquinaria forestal",
  "ganaderia-y-lecheria": "Venta de equipos para lechería",
  "manufactura-y-metalmecanica": "Venta de máquinas herramienta",
  mineria: "Venta de equipos para la minería",
  "pesca-y-acuicultura": "Venta de equipos para la acuicultura",
  "repuestos-y-herramientas": "Venta de repuestos y herramientas",
  "salud-y-laboratorio": "Venta de equipos médicos",
  telecomunicaciones: "Venta de equipos de telecomunicaciones",
  transporte: "Compraventa de camiones y remolques",
}

export function businessActivityOf(category: string | undefined): string {
  return activities[category ?? ""] ?? "Compraventa de maquinaria y equipos"
}
