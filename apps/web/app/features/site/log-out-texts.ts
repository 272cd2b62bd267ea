export const logOutTexts = {
  question: "¿Estás seguro de cerrar sesión?",
  consequence: "Para publicar o ver los datos de los vendedores tendrás que volver a entrar.",
  confirm: "Sí, quiero salir",
  cancel: "No",
} as const
