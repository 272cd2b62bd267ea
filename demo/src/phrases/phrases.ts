import { z } from "zod"
import { familySchema } from "../machines/machine-kinds.ts"
import source from "./data/families.json" with { type: "json" }

export const reasons = [
  "Se vende por renovación de equipos.",
  "Vendo porque cerramos esta área de la empresa.",
  "{lo} vendo por cambio de rubro.",
  "Se vende porque terminó el contrato.",
  "La razón de venta es que compramos {uno} más grande.",
  "Se vende por falta de uso.",
  "Vendo por traslado de la empresa a otra región.",
  "{lo} dejo ir porque me jubilo.",
  "Se vende para financiar otro equipo.",
  "Vendo porque se terminó el trabajo para el que se compró.",
  "Nos quedaron dos iguales y ocupamos {uno}.",
  "Se vende por cierre de sociedad.",
  "Vendo porque ahora arriendo y no necesito equipo propio.",
  "Motivo de venta: baja de producción.",
]

/** Additional sentences of dealers. */
export const dealerLines = [
  "Somos vendedores directos, con taller propio en {home}.",
  "Se entrega revisad{o} en taller y con checklist firmado.",
  "Emitimos factura y ayudamos con los trámites.",
  "Tenemos más unidades disponibles, consulte por nuestro stock.",
  "Agende su visita, atendemos de lunes a viernes de 8:30 a 18:00.",
  "Postventa y repuestos en nuestra casa en {home}.",
  "Contamos con repuestos de alta rotación para este modelo.",
]

/** Additional dealer sentences for machines that cost as much as a car. */
export const largeDealerLines = [
  "Garantía de {30..90/30} días en componentes mayores.",
  "Recibimos su equipo usado en parte de pago, previa tasación.",
  "Gestionamos leasing o crédito con evaluación en 48 horas.",
  "Equipo con informe técnico independiente a disposición.",
  "Hacemos una prueba frente al cliente antes de la entrega.",
]

export const viewings = [
  "Se puede ver en {commune} con aviso previo.",
  "Entrega inmediata en {commune}.",
  "Está en {commune}, se muestra también los sábados.",
  "Visitas coordinadas en {commune}, de preferencia en la mañana.",
  "Se ve y se prueba en {commune}.",
  "Ubicad{o} en {commune}.",
  "Se puede probar en {commune}, avísame antes.",
  "Disponible en {commune} de inmediato.",
]

export const deliveries = [
  "Retiro en {commune}, la carga corre por nuestra cuenta.",
  "Despacho a regiones por pagar.",
  "El traslado es a cargo del comprador.",
  "Ayudo con el contacto de un transportista de confianza.",
  "Puest{o} en {commune}; flete a convenir.",
  "Se entrega en {commune} con acta firmada.",
  "Coordinamos videollamada para quienes están en otra región.",
  "Fotos y videos adicionales por interno.",
  "Despacho a todo Chile, se cotiza según destino.",
]

export const payments = [
  "Precio más IVA, se emite factura.",
  "Precio conversable con visita.",
  "Precio conversable, sin ofertas absurdas por favor.",
  "No permuto.",
  "Escucho permutas por equipo menor.",
  "Pago por transferencia o vale vista.",
  "Venta con factura afecta.",
  "Acepto pago en dos cuotas con cheque al día y a 30.",
  "Precio fijo.",
  "Se puede financiar con leasing de su banco.",
  "Solo interesados reales.",
  "Oferta razonable se conversa.",
]

/** First sentences, which always mention the meter reading of a machine with a meter. */
export const openingsWithMeter = [
  "{noun} {make} {model} {trait}, año {year}, {meter}.",
  "Vendo {lower} {make} {model} del {year} con {meter} reales.",
  "{noun} del año {year}, {trait}, {meter}.",
  "Año {year}, {meter}. {make} {model} {trait}.",
  "Se vende {lower} {make} modelo {model}, {year}, {meter} a la fecha.",
  "{make} {model} {year} con {meter} de uso.",
  "{meter} acreditad{as} en un{a} {lower} {make} del {year}.",
  "{noun} {make} {model} {trait}. Tiene {meter} y es del {year}.",
  "Un{a} {lower} {make} {model} del {year}, con {meter}.",
  "Marca {make}, modelo {model}, año {year}, {meter}.",
  "{noun} {trait}, {meter}. {make} {model}, {year}.",
  "Disponible {lower} {make} {model}, {meter}, fabricación {year}.",
]

export const openingsWithoutMeter = [
  "{noun} {make} {model} {trait}, año {year}.",
  "Vendo {lower} {make} {model} del {year}.",
  "{make} {model} del {year}, {trait}.",
  "Se vende {lower} {make} {model} {trait}.",
  "{noun} {make} del año {year}, {trait}.",
  "Marca {make}, modelo {model}, año {year}.",
  "Disponible {lower} {make} {model}, {trait}, fabricación {year}.",
  "Un{a} {lower} {make} {model} {trait}, del {year}.",
  "{noun} {make} {model}. Es del {year}, {trait}.",
]

export const openingsNew = [
  "{noun} {make} {model} {trait}, nuev{o}, año {year}.",
  "{make} {model} {year} sin uso, {trait}.",
  "Vendo {lower} {make} {model} {trait}, a estrenar.",
  "{noun} {make} {model} {trait} para entrega inmediata, modelo {year}.",
]

/** The first sentence of a new machine without a trait, which none of the others suits. */
export const openingOfPlainNew = "{noun} {make} {model}, nuev{o}, año {year}."

const phrases = z.array(z.string()).nonempty()

const familyPhrasesSchema = z.strictObject({
  maintenance: phrases,
  history: phrases,
  brandNew: phrases,
  renewed: phrases,
  forParts: phrases,
})

/** General sentences that suit a whole family of machines; `{o}` is the ending of its gender. */
export const phrasesOfFamily = z.record(familySchema, familyPhrasesSchema).parse(source)
