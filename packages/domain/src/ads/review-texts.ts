import type { UndoRefusal } from "./decision-undo.ts"
import type { ReviewReason, ReviewState } from "./review.ts"

/** Readable reasons, each with the sentence that prefills a moderator's notes. */
export const reviewReasonTexts: Record<ReviewReason, { name: string; template: string }> = {
  incomplete: {
    name: "Faltan datos",
    template:
      "A tu anuncio le faltan datos para que un comprador pueda decidir. Agrega marca, modelo, año y el estado real del equipo.",
  },
  pictures: {
    name: "Fotos",
    template:
      "Las fotos no muestran bien el equipo. Sube fotos propias, nítidas y actuales, sin textos ni marcas de agua.",
  },
  price: {
    name: "Precio",
    template: "El precio no parece el del equipo completo. Escribe el valor real, sin IVA.",
  },
  category: {
    name: "Categoría",
    template: "El equipo está en una categoría que no le corresponde. Elige la correcta.",
  },
  "contact-in-text": {
    name: "Contacto en el texto",
    template:
      "Quita teléfonos, correos y enlaces del nombre y de la descripción: los compradores ya los ven en la ficha.",
  },
  duplicate: {
    name: "Repetido",
    template: "Este equipo ya está publicado en otro anuncio. Edita o renueva el que ya existe.",
  },
  "not-equipment": {
    name: "No es equipo industrial",
    template: "En este sitio se publican equipos, maquinaria y activos industriales.",
  },
  misleading: {
    name: "Información engañosa",
    template: "Lo que dice el anuncio no coincide con lo que se ve en las fotos.",
  },
  forbidden: {
    name: "Producto prohibido",
    template: "Este producto no se puede ofrecer en el sitio.",
  },
  fraud: {
    name: "Sospecha de fraude",
    template: "El anuncio tiene señales de fraude.",
  },
  other: { name: "Otro motivo", template: "" },
}

/** Reasons whose template asks the seller for a correction. */
const correctable: readonly ReviewReason[] = [
  "incomplete",
  "pictures",
  "price",
  "category",
  "contact-in-text",
  "duplicate",
]

/**
 * The sentence that prefills a ban's notes: a banned ad cannot be corrected, so there is none for a
 * reason that asks for a correction.
 */
export function banTemplate(reason: ReviewReason): string {
  return correctable.includes(reason) ? "" : reviewReasonTexts[reason].template
}

/** Shown to a moderator who requests changes or rejects without notes to the seller. */
export const notesRequired = "Escribe qué tiene que hacer el vendedor."

/** The same for a ban, which leaves the seller nothing to do. */
export const banNotesRequired = "Escribe por qué lo bloqueas: el vendedor lo lee."

const decisions: Record<Exclude<ReviewState, "pending">, string> = {
  approved: "aprobó este anuncio",
  changes_requested: "pidió cambios",
  rejected: "rechazó este anuncio",
  withdrawn: "retiró esta revisión",
}

/** Readable reasons why a decision cannot be undone. */
export const undoRefusalTexts: Record<UndoRefusal, string> = {
  undone: "Esa decisión ya se deshizo.",
  "too-late": "Ya no se puede deshacer: el vendedor ya recibió el aviso.",
  changed: "Ya no se puede deshacer: el anuncio cambió después de tu decisión.",
}

/** Shown to a team member who tries to decide on their own ad. */
export const ownAdRefusal = "Este anuncio es tuyo. Lo tiene que revisar otra persona del equipo."

/**
 * Shown to a moderator when operators have meanwhile removed the change's category, condition or
 * commune.
 */
export const choiceGone =
  "La categoría, la condición o la comuna de este cambio ya no existe. Pide cambios para que elija otra."

/**
 * Shown to a moderator when the submission was already decided. Null means its owner or the system
 * decided.
 */
export function decidedBefore(
  state: Exclude<ReviewState, "pending">,
  moderator: string | null,
): string {
  if (moderator === null) return "Esta revisión ya no espera: el anuncio cambió o terminó."
  return `${moderator} ya ${decisions[state]}.`
}
