import type { StaffRecording } from "@wara/contract/recording"

export const recordingTexts = {
  who: "Quién",
  visitor: "Visitante",
  when: "Cuándo",
  email: "Correo",
  began: "Comenzó",
  ended: "Terminó",
  path: "Comenzó en",
  duration: "Duración",
  pages: "Páginas",
  visited: "Páginas de la visita",
  size: "Tamaño",
  device: "Desde",
  onlyUsers: "Solo con cuenta",
  events: "Eventos",
  facts: "Visita",
  replay: "Reproducción",
  replayOf: "Visita grabada",
  storageNote:
    "Se graba solo con consentimiento. Lo escrito y los datos personales se ocultan antes de salir del navegador. Se elimina a los 30 días, y el registro anota quién la ve.",
  play: "Reproducir",
  pause: "Pausar",
  position: "Momento de la visita",
  speed: "Velocidad",
  skipPauses: "Saltar pausas",
  broken: "Esta grabación está dañada y no se puede reproducir.",
  tooShort: "Esta visita terminó antes de que hubiera algo que mostrar.",
}

/** "2 h 05 min", "3 min 20 s", "45 s". */
export function lengthText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, "0")} min`
  if (minutes > 0) return `${minutes} min ${seconds % 60} s`
  return `${seconds} s`
}

/** "0:07", "12:40": a position in a recording. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** "1,2 MB", "340 kB". */
export function sizeText(characters: number): string {
  const number = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 })
  if (characters >= 1_000_000) return `${number.format(characters / 1_000_000)} MB`
  return `${number.format(Math.ceil(characters / 1_000))} kB`
}

/** Name of the recorded user, or the e-mail without one, or that the visitor was not logged in. */
export function visitorName({ email, name }: Pick<StaffRecording, "email" | "name">): string {
  return name || email || recordingTexts.visitor
}
