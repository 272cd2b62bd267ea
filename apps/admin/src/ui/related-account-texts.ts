export const relatedAccountTexts = {
  title: "Otras cuentas",
  none: "Ninguna otra cuenta tiene su RUT, su teléfono o su red.",
  deletedAccount: (id: number) => `Cuenta N.º ${id}`,
  states: { blocked: "Bloqueada", deleted: "Eliminada" },
  shares: { rut: "Mismo RUT", phone: "Mismo teléfono", network: "Misma red" },
} as const
