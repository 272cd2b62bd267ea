/** The panel's frame. */
export const layoutTexts = {
  panel: "Panel",
  menu: "Secciones del panel",
  toSite: "Abrir el sitio",
  dashboard: "Resumen",
  groups: { work: "Trabajo", sales: "Ventas", content: "Contenido", house: "Sistema" },
  settings: "Ajustes",
  waiting: (count: number) => `${count} en espera`,
}
