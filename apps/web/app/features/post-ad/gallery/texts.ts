import { galleryLimitTexts } from "@wara/domain/site/upload-texts"

const photos = (count: number) => (count === 1 ? "1 foto" : `${count} fotos`)

/** Names in a sentence; when there are many, only some of them. */
function listed(names: readonly string[]): string {
  if (names.length <= 3) return names.join(", ")
  return `${names.slice(0, 2).join(", ")} y ${names.length - 2} fotos más`
}

export const galleryTexts = {
  add: "Agregar fotos",
  takePhoto: "Tomar foto",
  drop: "También puedes arrastrarlas hasta aquí.",
  rules: `${galleryLimitTexts.count} en JPG, PNG, WebP o AVIF, de al menos ${galleryLimitTexts.minSize} y hasta ${galleryLimitTexts.maxSize} cada una.`,
  privacy: "Borramos la ubicación y los datos de la cámara.",
  full: (max: number) => `Ya tienes ${photos(max)}, el máximo. Quita una para agregar otra.`,
  leftOut: (count: number, max: number) =>
    `Un anuncio lleva hasta ${photos(max)}: ${count === 1 ? "dejamos 1 fuera" : `dejamos ${count} fuera`}.`,
  needsScripts:
    "Para subir fotos necesitas JavaScript. Actívalo en tu navegador y vuelve a cargar la página.",
  empty: "Todavía no hay fotos. Los anuncios con varias fotos claras se venden antes.",
  list: "Fotos del anuncio",
  orderHelp: "Arrastra las fotos o usa las flechas para ordenarlas. La primera es la portada.",
  photo: (place: number) => `Foto ${place}`,
  cover: "Portada",
  useAsCover: "Usar como portada",
  ofPhoto: (place: number) => `: foto ${place}`,
  isCover: "Es la portada",
  before: (place: number) => `Mover la foto ${place} antes`,
  after: (place: number) => `Mover la foto ${place} después`,
  remove: (place: number) => `Quitar la foto ${place}`,
  cancelUpload: (place: number) => `Cancelar la subida de la foto ${place}`,
  retry: "Reintentar",
  removed: "Quitaste una foto.",
  undo: "Deshacer",
  moved: (place: number, count: number) => `Foto movida al lugar ${place} de ${count}.`,
  refused: "Estas fotos no se agregaron",
  dismiss: "Entendido",
} as const

export const uploadStateTexts = {
  checking: "Revisando…",
  waiting: "En espera",
  offline: "Sin conexión",
  retrying: "Reintentando…",
  sending: (percent: number) => `Subiendo ${percent} %`,
  making: "Preparando…",
  failed: "No se subió",
} as const

export const connectionTexts = {
  offline: "Sin conexión",
  offlineHelp: (count: number) =>
    `${count === 1 ? "La foto que falta sigue" : `Las ${count} fotos que faltan siguen`} en esta página. ${count === 1 ? "Se sube sola" : "Se suben solas"} cuando vuelva la conexión.`,
  unstable: "La conexión falla",
  unstableHelp: "Seguimos intentando: no tienes que hacer nada.",
  keepOpen: (names: readonly string[]) =>
    `No cierres esta página: se perdería${names.length === 1 ? "" : "n"} ${listed(names)}.`,
  progress: (left: number) =>
    left === 1 ? "Falta 1 foto por subir." : `Faltan ${left} fotos por subir.`,
  ready: (count: number) => (count === 1 ? "1 foto lista." : `${count} fotos listas.`),
} as const

export const leaveTexts = {
  question: "Aún se están subiendo fotos",
  consequence: "Si sales ahora, se pierden:",
  stay: "Quedarme",
  leave: "Salir sin ellas",
} as const

export const dragTexts = {
  role: "foto que se puede mover",
  instructions:
    "Para mover una foto, presiona espacio. Muévela con las flechas y vuelve a presionar espacio para dejarla, o Escape para cancelar.",
  lifted: (place: number, count: number) =>
    `Tienes tomada la foto ${place} de ${count}, en su lugar.`,
  over: (place: number, count: number) => `Está en el lugar ${place} de ${count}.`,
  dropped: (place: number, count: number) => `La dejaste en el lugar ${place} de ${count}.`,
  cancelled: (place: number) => `Cancelado. La foto volvió al lugar ${place}.`,
} as const
