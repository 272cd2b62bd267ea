import { type AdFieldName, isRequired, type RequiredAdField } from "./ad-fields.ts"

type FieldTexts = {
  /** On the ad's page and wherever nothing else is given. */
  label: string
  /** In the form, where "(opcional)" follows an optional field unless it is given here. */
  form?: string
  /** At the review desk. */
  desk?: string
}

/** What each field is called. */
export const adFieldTexts: Record<AdFieldName, FieldTexts> = {
  name: { label: "Nombre", form: "Nombre del equipo" },
  category: { label: "Categoría" },
  currency: { label: "Moneda" },
  price: { label: "Precio", form: "Precio sin IVA" },
  description: { label: "Descripción" },
  email: { label: "Correo", form: "Correo para consultas" },
  phone: { label: "Teléfono" },
  region: { label: "Región" },
  commune: { label: "Comuna" },
  address: { label: "Dirección", form: "Calle (opcional)" },
  address_number: { label: "Número" },
  condition: { label: "Estado", form: "Estado del equipo", desk: "Condición" },
  manufacturer: { label: "Marca" },
  model: { label: "Modelo" },
  year: { label: "Año" },
  serial_number: { label: "Número de serie", desk: "N.º de serie" },
  // The measures are optional as a group, which has a title of its own in the form.
  weight: { label: "Peso", form: "Peso" },
  depth: { label: "Largo", form: "Largo" },
  width: { label: "Ancho", form: "Ancho" },
  height: { label: "Alto", form: "Alto" },
  gallery: { label: "Fotos" },
}

/** What a field is called in the form. */
export function formLabel(name: AdFieldName): string {
  const { label, form } = adFieldTexts[name]
  return form ?? (isRequired(name) ? label : `${label} (opcional)`)
}

/** What a field is called at the review desk. */
export function deskLabel(name: AdFieldName): string {
  const { label, desk } = adFieldTexts[name]
  return desk ?? label
}

/** Message for a required field without a value; the e-mail has those of an account. */
export const requiredTexts: Record<Exclude<RequiredAdField, "email" | "description">, string> = {
  name: "Escribe el nombre del equipo.",
  category: "Elige una categoría.",
  currency: "Elige pesos o dólares.",
  price: "Escribe el precio, sin IVA.",
  phone: "Escribe el teléfono donde te pueden llamar.",
  region: "Elige una región.",
  commune: "Elige una comuna de esa región.",
  condition: "Elige el estado del equipo.",
  gallery: "Agrega al menos una foto.",
}
