import { formatMoney } from "@wara/domain/money/money"
import { adDaysText, freeAdsText, type Offer } from "@wara/domain/site/offer-texts"
import { galleryLimitTexts } from "@wara/domain/site/upload-texts"

const pesos = (amount: number) => formatMoney(amount, "CLP")

function reviewTitle(hours: number | null): string {
  if (hours === null) return "Revisión antes de publicar"
  return hours === 1 ? "Revisión en una hora" : `Revisión en menos de ${hours} horas`
}

export const publishTexts = {
  title: "Publica tu equipo",
  description: (offer: Offer) =>
    offer.freeAds === 0
      ? "Publica maquinaria y equipos. Te toma unos 3 minutos."
      : `Publica ${freeAdsText(offer)} de maquinaria y equipos, por ${adDaysText(offer)} cada uno. Te toma unos 3 minutos.`,
  lead: (offer: Offer) => {
    const takes = "Escribir uno toma unos 3 minutos y se guarda solo."
    return offer.freeAds === 0
      ? `Publica tus anuncios con un pack. ${takes}`
      : `Partes con ${freeAdsText(offer)}. ${takes}`
  },
  signUp: "Crear mi cuenta y publicar",
  logIn: "Ya tengo cuenta",
  postAd: "Empezar mi anuncio",
  awaitsTitle: "Lo que te espera",
  awaits: (offer: Offer, responseHours: number | null) => [
    offer.freeAds === 0
      ? { title: "Créditos que no vencen", text: "Cada anuncio usa uno. Los compras con Webpay." }
      : {
          title: freeAdsText(offer),
          text: `Los recibes al registrarte, sin tarjeta. Cada anuncio se publica por ${adDaysText(offer)}.`,
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
  photosLead: `${galleryLimitTexts.count}, de al menos ${galleryLimitTexts.minSize}. La primera es la portada.`,
  photos: [
    "El equipo completo, de frente y de ambos lados, con luz de día.",
    "La cabina o los mandos, con el horómetro o el kilometraje.",
    "La placa con marca, modelo, año y número de serie.",
    "Neumáticos u orugas, y los detalles que un comprador preguntaría.",
  ],
  neededTitle: "También necesitas",
  needed: ["Tu RUT y un correo confirmado.", "Un teléfono donde te puedan llamar."],
  priceTitle: "Precios",
  priceLead: "Compras créditos cuando los necesites, con Webpay. No vencen.",
  pack: ({ price, ads }: { price: number; ads: number }) =>
    ads === 1 ? `${pesos(price)} por 1 anuncio` : `${pesos(price)} por ${ads} anuncios`,
  packNote: "IVA incluido",
  company: "¿Vendes como empresa?",
  becomePro: "Hazte profesional",
  questions: "¿Dudas? Lee las preguntas frecuentes",
} as const
