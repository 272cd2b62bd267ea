import type { LeadAsk, LeadState } from "@wara/domain/leads/lead"
import type { MessageRisk } from "@wara/domain/leads/message-risks"

/** A question to a demo seller, and what followed, in hours before the demo was stored. */
export type DemoLead = {
  seller: "vendedor" | "pro"
  /** Which of the seller's public ads, by its place. */
  ad: number
  /** Null for a person without an account. */
  buyer: "comprador" | null
  name: string
  email: string
  phone?: string
  company?: string
  asks: LeadAsk[]
  message: string
  risks?: MessageRisk[]
  hoursAgo: number
  state: LeadState
  note?: string
  replies?: { author: "buyer" | "seller"; text: string; hoursAgo: number }[]
}

const camilo = { buyer: "comprador", name: "Camilo Retamal", email: "comprador@wara.test" } as const
const visitor = { buyer: null } as const

/** The inboxes of the demo sellers: every tab has something, and one message is risky. */
export const demoLeads: DemoLead[] = [
  {
    ...{ seller: "vendedor", ad: 0, ...camilo, hoursAgo: 2, state: "new" },
    asks: ["disponibilidad", "visita"],
    message: "¿Sigue disponible? ¿Cuándo puedo ir a verlo? Puedo viajar a Talca el sábado.",
  },
  {
    ...{ seller: "vendedor", ad: 1, ...visitor, hoursAgo: 5, state: "new" },
    ...{ name: "Paula Henríquez", email: "paula.henriquez@faena.test", phone: "+56987650142" },
    company: "Constructora Los Aromos",
    asks: ["factura", "traslado"],
    message:
      "¿Lo vendes con factura? ¿Puedes ayudar con el traslado? Lo necesitamos en Chillán antes del día 15.",
  },
  {
    ...{ seller: "vendedor", ad: 0, ...visitor, hoursAgo: 27, state: "seen" },
    ...{ name: "Jorge Muñoz", email: "jorge.munoz@faena.test" },
    asks: ["video"],
    message:
      "¿Me puedes enviar un video del equipo funcionando? Me interesa escuchar el motor en frío.",
    replies: [
      {
        author: "seller",
        hoursAgo: 25,
        text: "Hola, Jorge. Mañana a primera hora lo grabo en frío y te aviso por aquí. Tiene las mantenciones al día.",
      },
      { author: "buyer", hoursAgo: 24, text: "Perfecto, quedo atento. ¿Aceptas una oferta?" },
    ],
  },
  {
    ...{ seller: "vendedor", ad: 2, ...visitor, hoursAgo: 70, state: "visit" },
    ...{ name: "Marcela Cárdenas", email: "marcela.cardenas@faena.test", phone: "+56976540218" },
    asks: ["visita"],
    message: "¿Cuándo puedo ir a verlo? Iría con mi mecánico.",
    note: "Viene el viernes a las 11. Tener a mano el padrón y las facturas de mantención.",
    replies: [
      { author: "seller", hoursAgo: 66, text: "El viernes a las 11 me acomoda. ¿Te sirve?" },
      { author: "buyer", hoursAgo: 60, text: "Sí, ahí estaremos. Gracias." },
    ],
  },
  {
    ...{ seller: "vendedor", ad: 1, ...visitor, hoursAgo: 200, state: "lost" },
    ...{ name: "Andrés Leal", email: "andres.leal@faena.test" },
    asks: ["financiamiento"],
    message: "¿Aceptas leasing o financiamiento?",
    replies: [
      {
        author: "seller",
        hoursAgo: 196,
        text: "Hola, Andrés. Por ahora solo al contado o con crédito de tu banco.",
      },
    ],
  },
  {
    ...{ seller: "pro", ad: 0, ...camilo, hoursAgo: 49, state: "answered" },
    asks: ["disponibilidad", "factura"],
    message: "¿Sigue disponible? ¿Lo vendes con factura?",
    replies: [
      {
        author: "seller",
        hoursAgo: 47,
        text: "Hola, Camilo. Sigue disponible, con factura afecta. Puedes verlo de lunes a viernes en Rancagua.",
      },
    ],
  },
  {
    ...{ seller: "pro", ad: 1, ...visitor, hoursAgo: 9, state: "new" },
    ...{ name: "Rodrigo Pinto", email: "rodrigo.pinto@faena.test" },
    asks: [],
    message:
      "Me interesa. Te hago una transferencia de reserva hoy mismo y mandas el equipo por flete.",
    risks: ["reserve"],
  },
  {
    ...{ seller: "pro", ad: 2, ...visitor, hoursAgo: 120, state: "won" },
    ...{ name: "Sergio Vidal", email: "sergio.vidal@faena.test", company: "Áridos Maipo" },
    asks: ["disponibilidad"],
    message: "¿Sigue disponible? Lo compro esta semana si pasa la revisión.",
    replies: [
      { author: "seller", hoursAgo: 118, text: "Sí. Te espero el miércoles para la revisión." },
      { author: "buyer", hoursAgo: 92, text: "Quedó todo en orden. Gracias." },
    ],
  },
]

/** Contacts of a demo buyer outside the site: numbers seen and messages begun. */
export const demoContacts = [
  { seller: "vendedor", ad: 0, channel: "phone", hoursAgo: 3 },
  { seller: "vendedor", ad: 0, channel: "whatsapp", hoursAgo: 3 },
  { seller: "pro", ad: 0, channel: "phone", hoursAgo: 50 },
] as const
