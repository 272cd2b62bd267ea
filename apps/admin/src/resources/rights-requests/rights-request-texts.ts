import type { StaffRightsRequest } from "@wara/contract/privacy"
import type { RightsUrgency } from "@wara/domain/privacy/rights-clock"
import { rightTexts } from "@wara/domain/privacy/rights-texts"

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`)

/** The title of a request's page: "Oposición N.º 3". */
export const rightsRequestName = ({ id, right }: Pick<StaffRightsRequest, "id" | "right">) =>
  `${rightTexts[right].name} N.º ${id}`

export const rightsRequestTexts = {
  right: "Derecho",
  state: "Estado",
  waiting: "En espera",
  choices: { waiting: "Por responder", closed: "Cerradas" },
  clock: "Plazo",
  received: "Recibida",
  closed: "Cerrada",
  withAccount: "Con cuenta",
  withoutAccount: "Sin cuenta",
  from: "Quién pide",
  urgencies: {
    "on-time": "En plazo",
    "near-goal": "Meta próxima",
    "past-goal": "Meta vencida",
    overdue: "Fuera de plazo legal",
  } satisfies Record<RightsUrgency, string>,
  daysLeft: (left: number) =>
    left < 0 ? `venció hace ${days(-left)}` : left === 0 ? "vence hoy" : `quedan ${days(left)}`,
  goal: "Meta (15 días hábiles)",
  limit: "Plazo legal",
  request: "Qué pide",
  person: "Solicitante",
  audited: "Abrir esta página queda en el registro de acciones.",
  name: "Nombre",
  email: "Correo",
  account: "Cuenta",
  openAccount: "Abrir la cuenta",
  purpose: "Se opone a",
  message: "Mensaje",
  messages: "Mensajes de contacto",
  extension: "Motivo de la prórroga",
  answerSent: "Respuesta enviada",
  effects: {
    erasure: (messages: number) =>
      `Al responder se borra lo que hay de este correo: mensajes de contacto (${messages}), consultas a vendedores, alertas y sus datos en denuncias.`,
    data: "El correo de respuesta lleva un enlace para descargar sus datos, que funciona 14 días.",
    block: "Al responder se ocultan su perfil y sus anuncios.",
    byHand: "Responder no cambia datos: haz antes lo que corresponda en su cuenta.",
  },
  template: "Empezar con un texto",
  noTemplate: "Sin texto",
  steps: {
    answer: {
      open: "Responder",
      title: "Enviar respuesta",
      lead: "La persona recibe este texto por correo. No se puede deshacer.",
      label: "Respuesta",
      done: "Respuesta enviada",
    },
    refuse: {
      open: "Rechazar",
      title: "Enviar rechazo",
      lead: "Di el fundamento legal. El correo explica cómo reclamar ante la Agencia.",
      label: "Fundamento",
      done: "Rechazo enviado",
    },
    extend: {
      open: "Prorrogar",
      title: "Prorrogar 30 días",
      lead: "Una sola vez, y antes de que venza el plazo. La persona recibe el motivo.",
      label: "Motivo",
      done: "Plazo extendido",
    },
  },
} as const
