import { formatNumber } from "@wara/domain/money/money"
import { maxUploadBytes, minPictureSize } from "@wara/domain/site/upload-rules"
import type { PictureKind } from "./crop.ts"

const megabytes = Math.floor(maxUploadBytes / 1024 / 1024)

const size = (kind: PictureKind): string =>
  `${formatNumber(minPictureSize[kind].width, 0)} × ${formatNumber(minPictureSize[kind].height, 0)}`

type Words = {
  title: string
  lead: string
  current: string
  none: string
  choose: string
  /** Confirmation texts after a change, by the page's `?aviso=`. */
  done: { lista: string; quitada: string }
}

export const pictureWords: Record<PictureKind, Words> = {
  avatar: {
    title: "Foto de perfil",
    lead: "Un logo o una foto tuya, para que te reconozcan de un vistazo.",
    current: "Tu foto actual",
    none: "Todavía no tienes foto: mostramos tus iniciales.",
    choose: "Elegir foto",
    done: { lista: "Tu foto está lista.", quitada: "Quitamos tu foto." },
  },
  cover: {
    title: "Portada",
    lead: "La imagen ancha que encabeza tu página pública.",
    current: "Tu portada actual",
    none: "Todavía no tienes portada.",
    choose: "Elegir portada",
    done: { lista: "Tu portada está lista.", quitada: "Quitamos tu portada." },
  },
}

export const pictureTexts = {
  rules: (kind: PictureKind) =>
    `JPG, PNG, WebP o AVIF de al menos ${size(kind)} píxeles y hasta ${megabytes} MB.`,
  change: "Cambiar imagen",
  remove: "Quitar",
  save: "Guardar",
  cancel: "Cancelar",
  upload: "Subir imagen",
  cropArea: "Ajusta el encuadre",
  cropHelp: "Arrastra la imagen o muévela con las flechas del teclado.",
  cropAreaLabel: "Encuadre de la imagen",
  zoom: "Tamaño",
  showWhole: "Mostrar completa",
  background: "Fondo",
  progress: (percent: number) => `Subiendo… ${percent} %`,
  finishing: "Preparando la imagen…",
  onlyProfessionals: "Se muestran en cuentas profesionales",
  readyAlready:
    "Tu foto y tu portada aparecen cuando tu cuenta es profesional. Puedes dejarlos listos desde ya.",
} as const
