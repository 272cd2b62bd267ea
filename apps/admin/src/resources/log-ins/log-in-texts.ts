export const logInTexts = {
  when: "Cuándo",
  account: "Cuenta",
  result: "Resultado",
  method: "Cómo",
  panel: "en el panel",
  device: "Dispositivo",
} as const
