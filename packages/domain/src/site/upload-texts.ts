import { adFields } from "../ads/ad-fields.ts"
import { formatNumber } from "../money/money.ts"
import {
  maxAvif,
  maxPixels,
  maxUploadBytes,
  maxUploads,
  minPictureSize,
  type UploadProblem,
  type UploadType,
} from "./upload-rules.ts"

const megabytes = maxUploadBytes / 1024 / 1024
const megapixels = Math.floor(maxPixels / 1_000_000)
const avifLimits = `${maxAvif.pixels / 1_000_000} megapíxeles y ${maxAvif.bytes / 1024 / 1024} MB`
const formats = "JPG, PNG, WebP o AVIF"

const sizeText = (type: UploadType) => {
  const { width, height } = minPictureSize[type]
  return `${formatNumber(width, 0)} × ${formatNumber(height, 0)}`
}

/** The limits of an ad's pictures, for sentences about them. */
export const galleryLimitTexts = {
  /** "De 1 a 12 fotos". */
  count: `De ${adFields.gallery.min} a ${adFields.gallery.max} fotos`,
  /** "640 × 480 píxeles". */
  minSize: `${sizeText("gallery")} píxeles`,
  /** "15 MB". */
  maxSize: `${megabytes} MB`,
} as const

export const uploadTexts = {
  noFiles: "Elige al menos una foto.",
  tooManyFiles: `Sube como máximo ${maxUploads} fotos a la vez.`,
  unknownType: "Falta decir para qué es la foto.",
  unconfirmed: "Confirma tu correo para subir fotos: el enlace está en el mensaje que te enviamos.",
  noConnection: "No pudimos subir la foto. Revisa tu conexión e inténtalo de nuevo.",
} as const

/** Message about a refused file, and what to do. */
export function uploadProblemText(problem: UploadProblem, type: UploadType): string {
  const texts: Record<UploadProblem, string> = {
    empty: "El archivo está vacío. Elige otra foto.",
    "too-large": `La foto pesa más de ${megabytes} MB. Elige una más liviana.`,
    "wrong-ending": `Ese archivo no es una foto. Usa ${formats}.`,
    unsupported: `No aceptamos ese formato. Usa ${formats}.`,
    heic: "No podemos leer fotos HEIC. Guárdala como JPG y súbela de nuevo.",
    "heavy-avif": `Las fotos AVIF pueden tener hasta ${avifLimits}. Guárdala como JPG y súbela de nuevo.`,
    unreadable: "La foto está dañada o incompleta. Elige otra.",
    "too-many-pixels": `La foto es demasiado grande: el máximo es ${megapixels} megapíxeles.`,
    "too-small": `La foto es muy pequeña: tiene que medir al menos ${sizeText(type)} píxeles.`,
  }
  return texts[problem]
}
