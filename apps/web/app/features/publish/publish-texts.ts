import { freeAdsOnSignUp } from "@wara/domain/accounts/account-limits"
import { galleryLimits } from "@wara/domain/ads/ad-limits"
import { adDurationDays } from "@wara/domain/ads/ad-visibility"
import { formatMoney } from "@wara/domain/money/format-money"

const pesos = (amount: number) => formatMoney(amount, "CLP")

function reviewTitle(hours: number | null): string {
  if (hours === null) return "Revisión antes de publicar"
  return hours === 1 ? "Revisión en una hora" : `Revisión en menos de ${hours} horas`
}

/** Words of the page that says what publishing takes, before anybody logs in. */
export const publishTexts = {
  title: "Publica tu equipo",
  description: `Publica ${freeAdsOnSignUp} anuncios gratis de maquinaria y equipos, cada uno por ${adDurationDays} días. Te toma unos 3 minutos.`,
  lead: `Tus primeros ${freeAdsOnSignUp} anuncios son gratis. Escribir uno toma unos 3 minutos y se guarda solo.`,
  signUp: "Crear mi cuenta y publicar",
  logIn: "Ya tengo cuenta",
  postAd: "Empezar mi anuncio",
  awaitsTitle: "Lo que te espera",
  awaits: (responseHours: number | null) => [
    {
      title: `${freeAdsOnSignUp} anuncios gratis`,
      text: `Los recibes al registrarte, sin tarjeta. Cada anuncio se publica por ${adDurationDays} días.`,
    },
    {
      title: "Unos 3 minutos",
      text: "Nombre, precio, descripción, contacto y ficha técnica. Puedes seguir después, también desde otro dispositivo.",
    },
    {
      title: reviewTitle(responseHours),
      text: "Una persona del equipo revisa cada anuncio antes de publicarlo. Te avisamos por correo.",
    },
  ],
  photosTitle: "Ten tus fotos a mano",
  photosLead: `De ${galleryLimits.min} a ${galleryLimits.max} fotos, de al menos 640 × 480 píxeles. La primera es la portada.`,
  photos: [
    "El equipo completo, de frente y de ambos lados, con luz de día.",
    "La cabina o los mandos, con el horómetro o el kilometraje.",
    "La placa con marca, modelo, año y número de serie.",
    "Neumáticos u orugas, y los detalles que un comprador preguntaría.",
  ],
  neededTitle: "También necesitas",
  needed: ["Tu RUT y un correo confirmado.", "Un teléfono donde te puedan llamar."],
  priceTitle: "Después de los gratis",
  priceLead: "Compras créditos cuando los necesites, con Webpay. No vencen.",
  pack: ({ price, ads }: { price: number; ads: number }) =>
    ads === 1 ? `${pesos(price)} por 1 anuncio` : `${pesos(price)} por ${ads} anuncios`,
  packNote: "IVA incluido",
  company: "¿Vendes como empresa?",
  becomePro: "Hazte profesional",
  questions: "¿Dudas? Lee las preguntas frecuentes",
} as const
