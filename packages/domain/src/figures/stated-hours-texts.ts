/** A number of hours of use, as in "8.250 h" or "8250 horas", or the meter that shows it. */
export const statedHours = /\d\s*(?:h|hr|hrs|horas?)\b|hor[oó]metro/i

/** How the names of machines begin that have a meter of their hours. */
const meteredNames = [
  "mini ?(excavadora|cargador)",
  "excavadora",
  "retro(excavadora)?",
  "cargador (frontal|de bajo perfil|de ruedas)",
  "moto ?niveladora",
  "bulldozer",
  "rodillo",
  "tractor",
  "cosechador(a)?",
  "vendimiadora",
  "dumper",
  "camión (articulado|minero|fuera de carretera|grúa)",
  "grúa (horquilla|todo ?terreno|móvil|telescópica|retráctil|reach)",
  "montacargas",
  "apilador",
  "manipulador telescópico",
  "telehandler",
  "alza ?hombre",
  "brazo articulado",
  "plataforma (de )?(tijera|elevadora|articulada)",
  "tijera eléctrica",
  "perforadora",
  "equipo de perforación",
  "jumbo",
  "scoop(tram)?",
  "forwarder",
  "autocargador",
  "harvester",
  "skidder",
  "arrastrador",
  "astilladora",
  "aserradero (portátil|móvil)",
  "grupo electrógeno",
  "generador(?! de oxígeno)",
  "torre de iluminación",
  "luminaria móvil",
  "compresor (de aire )?(móvil|portátil|de tornillo)",
  "bomba de hormigón",
  "motor (marino|fuera de borda)",
  "fileteadora",
  "torno cnc",
  "centro de mecanizado",
  "cortadora láser",
  "mesa de corte láser",
  "inyectora",
].join("|")

const meteredName = new RegExp(`^(?:${withoutMarks(meteredNames)})(?![a-z])`)

/**
 * Whether an ad's name begins with a machine that has a meter of its hours. A bucket "para
 * excavadora" has none; neither has a battery charger.
 */
export function isMeteredMachine(name: string): boolean {
  const plain = withoutMarks(name.trim())
  return meteredName.test(plain) && !/ para /.test(plain)
}

function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
