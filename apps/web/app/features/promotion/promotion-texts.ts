/** Words of the register promotion (spec §2). */
export const promotionTexts = {
  register: "Registrarme ahora",
  close: "Cerrar",
} as const
