/** Other names of communes, by slug: nicknames, former spellings, cities and well-known towns. */
export const communeNicknames: Readonly<Record<string, readonly string[]>> = {
  antofagasta: ["antofa"],
  aysen: ["puerto aysén"],
  "cabo-de-hornos": ["puerto williams"],
  calama: ["chuquicamata", "chuqui"],
  chanaral: ["el salvador"],
  cisnes: ["puerto cisnes"],
  colina: ["chicureo"],
  concepcion: ["conce", "gran concepción"],
  coyhaique: ["coihaique", "coyaique"],
  "la-calera": ["calera"],
  "la-ligua": ["ligua"],
  "la-serena": ["serena"],
  lampa: ["batuco"],
  llaillay: ["llay llay"],
  marchihue: ["marchigüe"],
  mostazal: ["san francisco de mostazal"],
  natales: ["puerto natales"],
  paihuano: ["paiguano"],
  saavedra: ["puerto saavedra"],
  "san-javier": ["san javier de loncomilla"],
  "san-jose-de-maipo": ["cajón del maipo"],
  "san-vicente": ["san vicente de tagua tagua"],
  santiago: ["santiago centro"],
  tiltil: ["til til"],
  treguaco: ["trehuaco"],
  valparaiso: ["valpo"],
  "vina-del-mar": ["viña", "reñaca"],
}

/** Other names of regions, by slug. "Santiago" is the city, which spans dozens of communes. */
export const regionNicknames: Readonly<Record<string, readonly string[]>> = {
  antofagasta: ["antofa"],
  "arica-y-parinacota": ["arica parinacota", "parinacota"],
  aysen: ["aisén"],
  biobio: ["bío bío"],
  "la-araucania": ["araucanía"],
  magallanes: ["magallanes y antártica"],
  "metropolitana-de-santiago": ["metropolitana", "rm", "santiago", "stgo", "gran santiago", "scl"],
  ohiggins: ["ohiggins", "libertador"],
  valparaiso: ["valpo"],
}

/** Numbers used in regions' names ("la quinta región"), by slug. */
export const regionNumerals: Readonly<Record<string, readonly string[]>> = {
  tarapaca: ["i", "1", "1ra", "1era", "primera"],
  antofagasta: ["ii", "2", "2da", "segunda"],
  atacama: ["iii", "3", "3ra", "3era", "tercera"],
  coquimbo: ["iv", "4", "4ta", "cuarta"],
  valparaiso: ["v", "5", "5ta", "quinta"],
  ohiggins: ["vi", "6", "6ta", "sexta"],
  maule: ["vii", "7", "7ma", "séptima"],
  biobio: ["viii", "8", "8va", "octava"],
  "la-araucania": ["ix", "9", "9na", "novena"],
  "los-lagos": ["x", "10", "10ma", "décima"],
  aysen: ["xi", "11", "11va", "undécima"],
  magallanes: ["xii", "12", "12va", "duodécima"],
  "metropolitana-de-santiago": ["xiii", "13"],
  "los-rios": ["xiv", "14"],
  "arica-y-parinacota": ["xv", "15"],
  nuble: ["xvi", "16"],
}

/**
 * Words that are place names only after a word such as "en"; otherwise they are machines, crops or
 * colours.
 */
export const ambiguousNames: ReadonlySet<string> = new Set([
  "algarrobo",
  "caldera",
  "calera",
  "camarones",
  "canela",
  "cisnes",
  "corral",
  "el bosque",
  "el monte",
  "empedrado",
  "graneros",
  "la estrella",
  "la granja",
  "laja",
  "las cabras",
  "libertador",
  "los alamos",
  "los sauces",
  "nacimiento",
  "navidad",
  "nogales",
  "olivar",
  "parral",
  "pica",
  "primavera",
  "retiro",
  "vina",
])

/** Abbreviations inside names: "pto montt". */
export const nameAbbreviations: Readonly<Record<string, string>> = {
  gral: "general",
  pta: "punta",
  pte: "puente",
  pto: "puerto",
  sn: "san",
  sta: "santa",
  sto: "santo",
}

/** Notations of a region's number: "v región", "región v". */
export const numeralPatterns = ["{} región", "región {}", "{} reg", "reg {}"] as const

/** Words that precede a place and are part of its mention. */
export const placeLeads: ReadonlySet<string> = new Set(
  "en de del el la los las desde cerca por zona sector comuna ciudad provincia region reg".split(
    " ",
  ),
)

/** The subset that makes an ambiguous word ordinary: "en Parral" is a place, "en el parral" is not. */
export const articles: ReadonlySet<string> = new Set(["el", "la", "los", "las"])

/** The subset after which even an ambiguous word is a place. */
export const sureLeads: ReadonlySet<string> = new Set(
  "en cerca comuna ciudad region reg".split(" "),
)

/** The subset that distinguishes a commune from the region of the same name. */
export const communeLeads: ReadonlySet<string> = new Set(["comuna", "ciudad"])
export const regionLeads: ReadonlySet<string> = new Set(["region", "reg"])

/** The lead that means the surroundings of a commune. */
export const nearLead = "cerca"

/** Words of a distance: "a menos de 100 km a la redonda de Talca". */
export const distanceUnits: ReadonlySet<string> = new Set(["km", "kms", "kilometro", "kilometros"])
export const distanceStarts = [
  "a",
  "a menos de",
  "a maximo",
  "a unos",
  "dentro de",
  "en un radio de",
  "hasta",
  "hasta a",
  "menos de",
  "radio de",
  "radio",
] as const
export const distanceEnds = ["a la redonda", "alrededor", "o menos"] as const
