export const layoutTexts = {
  panel: "Panel",
  menu: "Secciones del panel",
  toSite: "Abrir el sitio",
  dashboard: "Resumen",
  groups: { work: "Trabajo", sales: "Ventas", content: "Contenido", system: "Sistema" },
  settings: "Ajustes",
  announcements: "Avisos para el equipo",
  closeAnnouncement: "Cerrar el aviso",
  notFound: "Esta página no existe",
  notFoundMeans: "La dirección está mal escrita, o tu cuenta no tiene permiso para verla.",
  toDashboard: "Ir al resumen",
}
