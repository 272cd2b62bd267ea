import type { ObjectionPurpose, Right, RightsState } from "./rights-request.ts"

/** Each right by its legal name, and what it means in one sentence. */
export const rightTexts: Record<Right, { name: string; meaning: string }> = {
  access: {
    name: "Acceso",
    meaning: "Saber qué datos tuyos tratamos, de dónde vienen, para qué y quién los recibe.",
  },
  rectification: {
    name: "Rectificación",
    meaning: "Corregir datos inexactos, incompletos o desactualizados.",
  },
  erasure: {
    name: "Supresión",
    meaning: "Borrar tus datos, salvo los que la ley nos obliga a conservar.",
  },
  objection: {
    name: "Oposición",
    meaning: "Pedir que dejemos de usar tus datos para un fin determinado.",
  },
  portability: {
    name: "Portabilidad",
    meaning: "Llevarte tus datos en un formato que otros programas pueden leer.",
  },
  block: {
    name: "Bloqueo temporal",
    meaning: "Suspender el uso de tus datos mientras se resuelve lo que pediste.",
  },
}

export const objectionTexts: Record<ObjectionPurpose, string> = {
  security: "Prevención de fraudes con mis datos",
  statistics: "Estadísticas sobre el uso del sitio",
  recordings: "Grabación de mis visitas",
  other: "Otro fin (lo explico abajo)",
}

export const rightsStateTexts: Record<RightsState, string> = {
  unconfirmed: "Falta confirmar el correo",
  open: "En curso",
  extended: "En curso, con prórroga",
  answered: "Respondida",
  refused: "Rechazada con fundamento",
  withdrawn: "Retirada por ti",
}

export const rightsTexts = {
  notNow: "Esa solicitud ya cambió de estado. Actualiza la página.",
  noExtension: "Un bloqueo se responde en 2 días hábiles, sin prórroga.",
  ownRequest: "Esta solicitud es tuya. La tiene que responder otra persona del equipo.",
  rightRequired: "Elige qué derecho quieres ejercer.",
  purposeRequired: "Elige a qué uso de tus datos te opones.",
  nameRequired: "Escribe tu nombre.",
  emailRequired: "Escribe tu correo: ahí te respondemos.",
  messageTooShort: (min: number) => `Cuéntanos qué pides: al menos ${min} caracteres.`,
  blocked:
    "Tus datos están bloqueados porque lo pediste. Quita el bloqueo en «Privacidad y datos» para publicar.",
  ownerBlocked: "Quien publica pidió bloquear sus datos: no se puede aprobar mientras dure.",
} as const

/** Answers that the team starts from; it completes and edits them before sending. */
export const rightsTemplates: readonly {
  /** The step that it fits. */
  step: "answer" | "refuse" | "extend"
  /** The right that it fits; null for every right. */
  right: Right | null
  name: string
  text: string
}[] = [
  {
    step: "answer",
    right: "access",
    name: "Acceso: entregado",
    text: "El enlace de este correo abre lo que guardamos de ti: cada tipo de dato con su origen, su finalidad, quién lo recibe y por cuánto tiempo lo conservamos.",
  },
  {
    step: "answer",
    right: "rectification",
    name: "Rectificación: hecha",
    text: "Corregimos los datos que nos indicaste. Puedes comprobarlo en tu cuenta. Si falta algo, responde este correo.",
  },
  {
    step: "answer",
    right: "erasure",
    name: "Supresión: hecha",
    text: "Borramos los datos que pediste. Conservamos solo los que la ley nos obliga a guardar, como los documentos tributarios por seis años, y no los usamos para nada más.",
  },
  {
    step: "answer",
    right: "objection",
    name: "Oposición: acogida",
    text: "Dejamos de usar tus datos para el fin que indicaste. Los correos sobre tus anuncios y compras siguen llegando, porque son parte del servicio.",
  },
  {
    step: "answer",
    right: "portability",
    name: "Portabilidad: entregado",
    text: "Puedes descargar tus datos en JSON, un formato estructurado y de uso común.",
  },
  {
    step: "answer",
    right: "block",
    name: "Bloqueo: hecho",
    text: "Suspendimos el uso de tus datos: tu perfil y tus anuncios no se ven y nadie recibe tu contacto. Lo quitamos cuando nos lo pidas.",
  },
  {
    step: "refuse",
    right: null,
    name: "Rechazo: no podemos identificarte",
    text: "No encontramos datos asociados a este correo, y con lo que nos enviaste no podemos comprobar que otros datos sean tuyos. Escríbenos desde el correo de tu cuenta.",
  },
  {
    step: "refuse",
    right: null,
    name: "Rechazo: obligación legal",
    text: "No podemos borrar esos datos todavía, porque la ley nos obliga a conservarlos. Los mantenemos separados y no los usamos para nada más.",
  },
  {
    step: "extend",
    right: null,
    name: "Prórroga",
    text: "Tu solicitud requiere revisar información en varios sistemas. Necesitamos más tiempo y te respondemos dentro del nuevo plazo.",
  },
]
