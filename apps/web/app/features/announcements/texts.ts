export const announcementTexts = {
  label: "Avisos del sitio",
  close: "Cerrar este aviso",
  kinds: { info: "Información:", warning: "Atención:" },
} as const
