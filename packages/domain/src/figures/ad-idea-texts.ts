import { adFieldTexts } from "../ads/ad-field-texts.ts"
import { formatMoney, formatNumber } from "../money/money.ts"
import { type AdIdea, enough, quietDays, type WantedFact } from "./ad-ideas.ts"

const number = (count: number) => formatNumber(count, 0)
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`

const listed = new Intl.ListFormat("es-CL")
const namesOf = (facts: readonly WantedFact[]) =>
  listed.format(facts.map((fact) => adFieldTexts[fact].label.toLowerCase()))

/** Above the ideas, on the page and as the mail's subject. */
export const ideasTitle = (count: number) => `${quietDays} días sin consultas: ${count} ideas`

/** An idea as its advice and the fact of the ad that it follows from. */
export function adIdeaText(idea: AdIdea): { advice: string; fact: string } {
  switch (idea.kind) {
    case "photos":
      return {
        advice: `Agrega fotos hasta tener ${enough.photos}`,
        fact: `Tiene ${counted(idea.photos, "foto", "fotos")}. Muestra los cuatro lados${idea.hasMeter ? ", la placa y el horómetro" : " y la placa"}.`,
      }
    case "price":
      return {
        advice: "Revisa el precio",
        fact: `Pides ${formatMoney(idea.price, "CLP")}; la mitad de los ${number(idea.count)} anuncios de ${idea.category} pide ${formatMoney(idea.median, "CLP")} o menos.`,
      }
    case "missing":
      return {
        advice: "Completa la ficha",
        fact: `Falta ${namesOf(idea.facts)}: quien filtra por eso no ve el anuncio.`,
      }
    case "phone":
      return {
        advice: "Agrega un teléfono",
        fact: "El anuncio no tiene: quien prefiere llamar o escribir por WhatsApp no puede.",
      }
    case "hours":
      return {
        advice: "Escribe las horas de uso",
        fact: "La descripción no las dice, y es lo primero que se pregunta.",
      }
    case "description":
      return {
        advice: "Cuenta más en la descripción",
        fact: `Tiene ${counted(idea.characters, "carácter", "caracteres")}. Sirve decir mantenciones, repuestos cambiados y por qué lo vendes.`,
      }
    case "opened":
      return {
        advice: "Responde lo que falta por saber",
        fact: `Lo abrieron ${counted(idea.views, "vez", "veces")} sin preguntar: agrega lo que te preguntan por teléfono.`,
      }
    case "feature":
      return {
        advice: "Destácalo",
        fact: `Apareció ${counted(idea.listViews, "vez", "veces")} en listas esta semana. Los destacados van primero.`,
      }
    case "drop":
      return {
        advice: "Baja el precio al menos un 3 %",
        fact:
          idea.saves === 0
            ? "Lo mostramos como rebajado y avisamos a las alertas que lo buscan."
            : `Avisamos por correo a ${counted(idea.saves, "persona que lo guardó", "personas que lo guardaron")}.`,
      }
    case "share":
      return {
        advice: "Compártelo",
        fact: "Envía el enlace por WhatsApp, o imprime el anuncio con su código.",
      }
    case "name":
      return {
        advice: "Revisa el nombre",
        fact: "Con tipo de equipo, marca y modelo aparece en más búsquedas.",
      }
  }
}
