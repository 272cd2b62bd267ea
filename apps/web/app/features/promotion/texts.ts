export const promotionTexts = {
  register: "Registrarme ahora",
  close: "Cerrar",
} as const
