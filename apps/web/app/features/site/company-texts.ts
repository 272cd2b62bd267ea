export const companyTexts = {
  name: "Razón social",
  rut: "RUT",
  address: "Dirección",
  phone: "Teléfono",
  behind: "Quién está detrás",
  responsible: "Responsable del tratamiento de tus datos",
  reach: "También nos encuentras aquí",
} as const
