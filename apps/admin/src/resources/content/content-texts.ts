import { formatNumber } from "@wara/domain/money/money"
import type { SettingName } from "@wara/domain/site/settings-schema"

export const contentTexts = {
  announcement: "Texto",
  announcementHelp: (max: number) => `Un párrafo de hasta ${max} caracteres, sin enlaces.`,
  kind: "Clase",
  audience: "Quién lo ve",
  shown: "Se muestra",
  startsAt: "Desde",
  endsAt: "Hasta",
  timeHelp: "En la hora de este computador. Aparece y termina solo, en menos de un minuto.",
  question: "Pregunta",
  answer: "Respuesta",
  topic: "Tema",
  order: "Orden",
  title: "Título",
  description: "Descripción para buscadores",
  body: "Texto",
  published: "Publicada",
  updatedAt: "Cambió",
  preview: "Así se ve en el sitio",
  terms: "Palabras que significan lo mismo",
  termsHelp: "Escribe cada una y pulsa Enter. Al menos dos.",
  termsTooFew: "Escribe al menos dos palabras distintas.",
  from: "Desde",
  fromHelp: "Una dirección de este sitio, como /maquinas.",
  to: "Hacia",
  toHelp: "Una dirección de este sitio o de otro, con https://.",
  permanent: "Permanente",
  permanentHelp: "Los buscadores cambian la dirección por la nueva.",
  enabled: "Activa",
  link: "Enlace",
  linkAddress: "Dirección",
  linkHelp: "Como /contacto, https://… o mailto:…. Déjala vacía para quitar el enlace.",
  linkWrong: "Tiene que empezar con /, https://, mailto: o tel:.",
  bold: "Negrita",
  italic: "Cursiva",
  underline: "Subrayado",
  heading: (level: number) => `Título de nivel ${level}`,
}

/** Name of each setting, also used in the audit trail. */
export const settingNameTexts: Record<SettingName, string> = {
  featured_price: "Precio de destacar un anuncio, IVA incluido",
  free_ads: "Anuncios gratis al registrarse",
  ad_days: "Días de un anuncio",
  reminder_days: "Días antes del fin para recordar",
  drafts: "Borradores por persona",
  saved_ads: "Guardados por persona",
  alerts: "Alertas por correo",
  response_hours: "Horas para responder una revisión",
  trusted_publishing: "Publicar de inmediato a vendedores de confianza (1 sí, 0 no)",
}

export const settingsTexts = {
  title: "Ajustes",
  names: settingNameTexts,
  helps: {
    featured_price: "Pesos enteros. Vale para las compras que empiezan desde ahora.",
    free_ads: "Para las cuentas nuevas, también en los textos del sitio.",
    ad_days: "Para los créditos gratis, los regalos y los destacados que se den desde ahora.",
    reminder_days: "Se puede renovar desde 3 días antes: el recordatorio no llega antes.",
    drafts: "Quien ya tiene más los conserva.",
    saved_ads: "Quien ya guardó más los conserva.",
    alerts: "Quien ya tiene más las conserva.",
    response_hours: "Se lo decimos al vendedor cuando recibimos su anuncio.",
    trusted_publishing:
      "Con 10 anuncios aprobados, ninguno rechazado y riesgo menor que 20. Uno de cada diez se revisa después.",
  } satisfies Record<SettingName, string>,
  invalid: ({ min, max }: { min: number; max: number }) =>
    `Escribe un número entero entre ${formatNumber(min, 0)} y ${formatNumber(max, 0)}.`,
  save: "Guardar",
  saved: "Ajustes guardados",
}
