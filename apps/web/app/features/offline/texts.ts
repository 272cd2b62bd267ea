export const offlineTexts = {
  title: "Sin conexión",
  heading: "No hay conexión a internet",
  advice: "Revisa el wifi o los datos móviles. La página se carga sola apenas vuelva la conexión.",
  retry: "Reintentar",
  meanwhile: "Mientras tanto",
  back: "Vuelve atrás: las páginas que ya tenías abiertas siguen ahí.",
  call: "Si ya tienes el teléfono de un anunciante, llámalo: para eso no hace falta internet.",
  seen: "Lo último que viste",
  draft: "El anuncio que estás escribiendo quedó guardado en este equipo.",
} as const
