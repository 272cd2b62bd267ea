import {
  goalWorkingDays,
  mayExtend,
  rightsDataDays,
  rightsLinkHours,
} from "@wara/domain/privacy/rights-clock"
import type { Right } from "@wara/domain/privacy/rights-request"
import { rightTexts } from "@wara/domain/privacy/rights-texts"
import { formatIsoDay } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

type Recipient = { email: string; right: Right }

/** Leads to the requests that wait in an inbox; contains nothing that was typed. */
export function confirmRightsMail(
  site: EmailSite,
  { email, link }: { email: string; link: string },
): Mail {
  return letterMail(site, {
    to: email,
    firstname: "",
    title: "Confirma tu solicitud sobre tus datos",
    paragraphs: [
      "Recibimos una solicitud sobre datos personales con este correo. Ábrela y confírmala para que la tramitemos.",
    ],
    action: { label: "Ver y confirmar", link },
    adds: [
      `El enlace funciona ${rightsLinkHours} horas y muestra todas tus solicitudes sin confirmar, también las que envíes después.`,
      "Si no pediste nada, ignora este correo: sin confirmar, las solicitudes se borran solas.",
    ],
  })
}

const goalOf = ({ goalDay }: { goalDay: string }): [string, string] => [
  `Nuestra meta (${goalWorkingDays} días hábiles)`,
  formatIsoDay(goalDay),
]

/** Confirms that a request is being handled, and until when. */
export function rightsReceivedMail(
  site: EmailSite,
  request: Recipient & { documentId: string; goalDay: string; limitDay: string },
): Mail {
  return letterMail(site, {
    to: request.email,
    firstname: "",
    title: "Recibimos tu solicitud sobre tus datos",
    paragraphs: [
      `Tramitamos tu solicitud de ${rightTexts[request.right].name.toLowerCase()}. Es gratis.`,
    ],
    facts: [
      ["Número", request.documentId],
      ...(mayExtend(request.right) ? [goalOf(request)] : []),
      ["Plazo legal", formatIsoDay(request.limitDay)],
    ],
    adds: [
      mayExtend(request.right)
        ? "Te respondemos a este correo. Si necesitamos una prórroga, te avisamos con su motivo."
        : "Te respondemos a este correo.",
    ],
  })
}

/** Tells the operators that a request arrived; who asks is in the panel only. */
export function rightsToOperators(
  site: EmailSite & { operatorEmail: string; publicApiUrl: string },
  request: { id: number; right: Right; goalDay: string; limitDay: string; isReminder: boolean },
): Mail {
  const { id, isReminder } = request
  return letterMail(site, {
    to: site.operatorEmail,
    firstname: "",
    title: isReminder
      ? "Una solicitud sobre datos está por vencer"
      : "Nueva solicitud sobre datos personales",
    paragraphs: [
      `Derecho: ${rightTexts[request.right].name}. Respóndela en el panel, donde hay textos para empezar.`,
    ],
    facts: [
      ["Meta", formatIsoDay(request.goalDay)],
      ["Plazo legal", formatIsoDay(request.limitDay)],
    ],
    action: {
      label: "Abrir la solicitud",
      link: `${site.publicApiUrl}/admin/rights-requests/${id}/show`,
    },
    adds: [],
  })
}

/** Says to the operators that there are more requests, or more that are due, than they get mails about. */
export function moreRightsMail(
  site: EmailSite & { operatorEmail: string; publicApiUrl: string },
): Mail {
  return letterMail(site, {
    to: site.operatorEmail,
    firstname: "",
    title: "Hay más solicitudes sobre datos en el panel",
    paragraphs: [
      "Llegaron o están por vencer más solicitudes de las que te avisamos por correo en una hora o en un día. Están todas en el panel.",
    ],
    action: { label: "Ver las solicitudes", link: `${site.publicApiUrl}/admin/rights-requests` },
    adds: ["Puede que alguien esté enviando solicitudes automáticas."],
  })
}

/** Tells the requester the new limit and why more time is needed. */
export function rightsExtendedMail(
  site: EmailSite,
  request: Recipient & { limitDay: string; reason: string },
): Mail {
  return letterMail(site, {
    to: request.email,
    firstname: "",
    title: "Necesitamos más tiempo para tu solicitud",
    paragraphs: [
      `Extendimos una sola vez el plazo de tu solicitud de ${rightTexts[request.right].name.toLowerCase()}: te respondemos a más tardar el ${formatIsoDay(request.limitDay)}.`,
      `Motivo: ${request.reason}`,
    ],
    adds: ["Puedes reclamar ante la Agencia de Protección de Datos Personales."],
  })
}

/** The team's answer; `link` opens the requester's data for some days. */
export function rightsAnsweredMail(
  site: EmailSite,
  request: Recipient & { isRefused: boolean; answer: string; link: string | null },
): Mail {
  const { answer, isRefused, link } = request
  const name = rightTexts[request.right].name.toLowerCase()
  return letterMail(site, {
    to: request.email,
    firstname: "",
    title: isRefused ? "No pudimos acoger tu solicitud" : "Respondimos tu solicitud",
    paragraphs: [`Sobre tu solicitud de ${name}:`, ...answer.split(/\n{2,}/)],
    ...(link === null ? {} : { action: { label: "Descargar mis datos", link } }),
    adds: [
      ...(link === null ? [] : [`El enlace funciona durante ${rightsDataDays} días.`]),
      `Si no quedas conforme, responde este correo o reclama ante la Agencia de Protección de Datos Personales. La política completa: ${site.baseUrl}${paths.privacy}`,
    ],
  })
}

/** Confirms the block of one's data, or its end. */
export function dataBlockMail(
  site: EmailSite,
  user: { email: string; firstname: string; isBlocked: boolean; ads: number },
): Mail {
  const { ads, email, firstname, isBlocked } = user
  const count = ads === 1 ? "1 anuncio" : `${ads} anuncios`
  return letterMail(site, {
    to: email,
    firstname,
    title: isBlocked ? "Tus datos están bloqueados" : "Tus datos ya no están bloqueados",
    paragraphs: isBlocked
      ? [
          "Suspendimos el uso de tus datos: tu perfil no se ve y nadie recibe tu contacto.",
          ...(ads === 0 ? [] : [`También dejamos de mostrar ${count}, con sus días corriendo.`]),
        ]
      : [
          "Tu cuenta vuelve a funcionar como siempre.",
          ...(ads === 0 ? [] : [`Volvimos a mostrar ${count}.`]),
        ],
    action: { label: "Ir a privacidad y datos", link: `${site.baseUrl}${paths.accountPrivacy}` },
    adds: ["Si no lo pediste tú, cambia tu contraseña y escríbenos."],
  })
}
