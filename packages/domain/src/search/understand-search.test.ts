// Long because every kind of words that a search understands is tried with one vocabulary.
import fc from "fast-check"
import { expect, test } from "vitest"
import { normaliseSearchText } from "../listing/ad-search.ts"
import type { KnownCommune } from "../places/nearest-communes.ts"
import type { Meaning } from "./search-tokens.ts"
import { buildPlaceIndex } from "./understand-place.ts"
import { textWithout, understandSearch } from "./understand-search.ts"

const now = new Date("2026-11-22T12:00:00Z")

const region = (slug: string, name: string, communes: [string, string][]): KnownCommune[] =>
  communes.map(([communeSlug, communeName]) => ({
    slug: communeSlug,
    name: communeName,
    region: { slug, name },
    latitude: -38,
    longitude: -72,
  }))

const places = buildPlaceIndex([
  ...region("antofagasta", "Antofagasta", [
    ["antofagasta", "Antofagasta"],
    ["sierra-gorda", "Sierra Gorda"],
  ]),
  ...region("atacama", "Atacama", [["caldera", "Caldera"]]),
  ...region("valparaiso", "Valparaíso", [
    ["valparaiso", "Valparaíso"],
    ["vina-del-mar", "Viña del Mar"],
  ]),
  ...region("metropolitana-de-santiago", "Metropolitana de Santiago", [
    ["santiago", "Santiago"],
    ["san-pedro", "San Pedro"],
    ["puente-alto", "Puente Alto"],
  ]),
  ...region("ohiggins", "O'Higgins", [["rancagua", "Rancagua"]]),
  ...region("maule", "Maule", [
    ["maule", "Maule"],
    ["parral", "Parral"],
  ]),
  ...region("biobio", "Biobío", [
    ["concepcion", "Concepción"],
    ["los-angeles", "Los Ángeles"],
    ["san-pedro-de-la-paz", "San Pedro de la Paz"],
  ]),
  ...region("la-araucania", "La Araucanía", [["temuco", "Temuco"]]),
  ...region("los-lagos", "Los Lagos", [["puerto-montt", "Puerto Montt"]]),
  ...region("aysen", "Aysén", [["ohiggins", "O'Higgins"]]),
])

const context = { places, now, pesosPerDollar: 950 }

function shown(meaning: Meaning): string {
  if (meaning.kind === "commune" && meaning.radius_km !== undefined)
    return `${meaning.radius_km} km of ${meaning.slug}`
  if (meaning.kind === "commune" || meaning.kind === "region")
    return `${meaning.kind} ${meaning.slug}`
  const million = (amount: number | null) =>
    meaning.kind === "price" && amount !== null ? `${amount / 1_000_000}M` : (amount ?? "")
  return `${meaning.kind} ${million(meaning.min)}..${million(meaning.max)}`
}

/** What is understood of a text, and after a bar the words that remain. */
function read(text: string): string {
  const { parts, words } = understandSearch(text, context)
  return [...parts.map(({ meaning }) => shown(meaning)), `| ${words}`].join(" ")
}

test.each([
  ["excavadora temuco", "commune temuco | excavadora"],
  ["Excavadora en TEMUCO", "commune temuco | excavadora"],
  ["excavadora de concepcion usada", "commune concepcion | excavadora usada"],
  ["retro conce", "commune concepcion | retro"],
  ["generador antofagasta", "region antofagasta | generador"],
  ["generador comuna de antofagasta", "commune antofagasta | generador"],
  ["grúa los ángeles", "commune los-angeles | grúa"],
  ["camion los angeles biobio", "commune los-angeles region biobio | camion"],
  ["torno san pedro de la paz", "commune san-pedro-de-la-paz | torno"],
  ["torno san pedro", "commune san-pedro | torno"],
  ["camioneta stgo", "region metropolitana-de-santiago | camioneta"],
  ["camioneta santiago", "region metropolitana-de-santiago | camioneta"],
  ["grua RM", "region metropolitana-de-santiago | grua"],
  ["grua región metropolitana", "region metropolitana-de-santiago | grua"],
  ["bomba V región", "region valparaiso | bomba"],
  ["bomba quinta region", "region valparaiso | bomba"],
  ["bomba 5ta región", "region valparaiso | bomba"],
  ["bomba en la octava región", "region biobio | bomba"],
  ["bomba 8va region", "region biobio | bomba"],
  ["bomba región viii", "region biobio | bomba"],
  ["excavadora biobio", "region biobio | excavadora"],
  ["excavadora bío-bío", "region biobio | excavadora"],
  ["excavadora araucanía", "region la-araucania | excavadora"],
  ["tractor o'higgins", "region ohiggins | tractor"],
  ["tractor ohiggins", "region ohiggins | tractor"],
  ["tractor valpo", "region valparaiso | tractor"],
  ["camion pto montt", "commune puerto-montt | camion"],
  ["camion pto. montt", "commune puerto-montt | camion"],
  ["antofagasta", "region antofagasta | "],
  ["temuco excavadora", "commune temuco | excavadora"],
])("[B5.1] %s names a place: %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  ["caldera", "| caldera"],
  ["caldera de vapor 500 kg", "| caldera de vapor 500 kg"],
  ["generador en caldera", "commune caldera | generador"],
  ["tractor viña", "| tractor viña"],
  ["tractor en viña", "commune vina-del-mar | tractor"],
  ["sierra circular", "| sierra circular"],
  ["puente grua", "| puente grua"],
  ['generador "antofagasta"', '| generador "antofagasta"'],
  ["v", "| v"],
  ["rm250", "| rm250"],
])('[B5.1] %s is a place only after a word such as "en": %s', (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  ["excavadora en el Maule", "region maule | excavadora"],
  ["excavadora del maule", "region maule | excavadora"],
  ["excavadora cerca del maule usada", "region maule | excavadora usada"],
  ["excavadora en la zona de los lagos", "region los-lagos | excavadora"],
  ["grúa en los ángeles", "commune los-angeles | grúa"],
  ["grúa de los ángeles", "commune los-angeles | grúa"],
  ["grúa en la comuna de los ángeles", "commune los-angeles | grúa"],
  ["grúa de la araucania", "region la-araucania | grúa"],
  ["grúa de el maule", "region maule | grúa"],
  ["bomba región del maule", "region maule | bomba"],
  ["pala en el suelo", "| pala en el suelo"],
  ["cargador para los camiones", "| cargador para los camiones"],
  ["pala en el suelo temuco", "commune temuco | pala en el suelo"],
  ["tijera en parral", "commune parral | tijera"],
  ["tijera en el parral", "| tijera en el parral"],
  ["bomba en la caldera", "| bomba en la caldera"],
])("[B10.230] articles before a place belong to it, others stay: %s is %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  ["excavadora a 100 km de temuco", "100 km of temuco | excavadora"],
  ["excavadora a 100km de Temuco usada", "100 km of temuco | excavadora usada"],
  ["excavadora 80 kilómetros de temuco", "100 km of temuco | excavadora"],
  ["a menos de 50 kms de la comuna de temuco", "50 km of temuco | "],
  ["grúa en un radio de 200 km a la redonda de los ángeles", "200 km of los-angeles | grúa"],
  ["grúa hasta 400 km desde temuco", "400 km of temuco | grúa"],
  ["grúa a 50 km de antofagasta", "50 km of antofagasta | grúa"],
  ["camioneta a 25 km de santiago", "25 km of santiago | camioneta"],
  ["generador a 30 km de caldera", "50 km of caldera | generador"],
  ["grúa a 100 km de la araucania", "region la-araucania | grúa"],
  ["excavadora cerca de temuco", "100 km of temuco | excavadora"],
  ["excavadora cerca de antofagasta", "region antofagasta | excavadora"],
  ["excavadora a 500 km de temuco", "commune temuco | excavadora a 500 km"],
  ["camioneta 300 km temuco", "commune temuco | camioneta 300 km"],
  ["camioneta 150.000 km de temuco", "commune temuco | camioneta 150.000 km"],
  ["camion a 100 km", "| camion a 100 km"],
])("[B10.243] kilometres of a place are a distance around it: %s is %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test("[B5.1] a removed place stays as a word in quotes, other parts are removed", () => {
  const text = "excavadora en temuco bajo 60 millones"
  const { parts } = understandSearch(text, context)
  const place = parts.find(({ meaning }) => meaning.kind === "commune")
  expect(textWithout(text, parts, place)).toBe('excavadora "temuco"')
  expect(read('excavadora "temuco"')).toBe('| excavadora "temuco"')
})

test.each([
  ["excavadora bajo 60 millones", "price ..60M | excavadora"],
  ["tractor 10 millones", "price 8M..12M | tractor"],
  ["camion menos de 20M", "price ..20M | camion"],
  ["camion hasta 60m", "price ..60M | camion"],
  ["retro entre 20 y 40 millones", "price 20M..40M | retro"],
  ["retro 20 a 40 millones", "price 20M..40M | retro"],
  ["retro de 20-40 millones", "price 20M..40M | retro"],
  ["retro entre 45,5 y 60 millones", "price 45.5M..60M | retro"],
  ["retro sobre 10 millones", "price 10M.. | retro"],
  ["retro desde 45,5 millones", "price 45.5M.. | retro"],
  ["retro por menos de 45.5 millones de pesos", "price ..45.5M | retro"],
  ["soldadora 500 mil", "price 0.4M..0.6M | soldadora"],
  ["camion hasta 3 ejes", "| camion hasta 3 ejes"],
  ["camion hasta 20 tn", "| camion hasta 20 tn"],
  ["soldadora hasta 500 lucas", "price ..0.5M | soldadora"],
  ["camioneta 20 palos", "price 16M..24M | camioneta"],
  ["torno bajo $5.000.000", "price ..5M | torno"],
  ["torno $5.000.000", "price 4M..6M | torno"],
  ["torno 5.000.000", "price 4M..6M | torno"],
  ["torno máximo 5000000", "price ..5M | torno"],
  ["60 millones", "price 48M..72M | "],
  ["99999999999999999999 y 40 millones", "price 32M..48M | 99999999999999999999 y"],
])("[B5.2] %s names a price: %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  ["camion us$ 60.000", "price 45.6M..68.4M | camion"],
  ["camion US$60.000", "price 45.6M..68.4M | camion"],
  ["camion U$S 60.000", "price 45.6M..68.4M | camion"],
  ["camion usd 60000", "price 45.6M..68.4M | camion"],
  ["camion 60.000 usd", "price 45.6M..68.4M | camion"],
  ["camion 60.000 US$ + IVA", "price 45.6M..68.4M | camion"],
  ["camion 60k usd", "price 45.6M..68.4M | camion"],
  ["camion bajo 50 mil dólares", "price ..47.5M | camion"],
  ["camion desde us$ 40.000", "price 38M.. | camion"],
  ["camion entre us$ 40.000 y 60.000", "price 38M..57M | camion"],
  ["camion entre 40 y 60 mil dolares", "price 38M..57M | camion"],
  ["grua 1 millón de dólares", "price 760M..1140M | grua"],
  ["grua 100 dolares", "price 0.076M..0.114M | grua"],
  ["grua 999999999 dolares", "| grua 999999999 dolares"],
  ["camion 60 uf", "| camion 60 uf"],
])("[B10.263] dollars of a search are converted to pesos: %s is %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  "camion us$ 60.000",
  "camion US$60.000.000",
  "camion u$s 60.000.000",
  "camion usd 60.000.000",
  "camion 60.000.000 usd",
  "camion entre 40 y 60 millones de dolares",
])("[B10.263] while a dollar's value is unknown, %s names no price", (text) => {
  const { parts } = understandSearch(text, { ...context, pesosPerDollar: null })
  expect(parts).toEqual([])
})

test.each([
  "excavadora 20 toneladas",
  "entre 40 y 99999999999999999999 millones",
  "generador 100 kva",
  "generador 100kva",
  "pc200",
  "camion 3/4",
  "tracto camion 6x4",
  "camioneta 4x4",
  "excavadora 320",
  "grua pluma 30 ton",
  "estanque 10 mil litros",
  "camion 300 mil km",
  "excavadora hasta 5000 horas",
  "alza hombre hasta 20m",
  "grúa con pluma de 30 m",
  "compresor sullair 185",
  "perno 20 mm",
  "jcb 3cx",
  "912345678",
  "cargador entre 20 y 40 toneladas",
  "estanque 2000 litros",
  "bomba 2000 a 4000 kg",
  "tractor serie 2000",
  "ec2000",
  "zx-2000",
  "torno 1.990",
  "camion 1.2.3",
  "mercedes 2644",
  "generador 20.5/25",
])("[B5.2] %s names neither price nor year", (text) => {
  expect(read(text)).toBe(`| ${text}`)
})

test.each([
  ["excavadora 2018", "year 2018..2018 | excavadora"],
  ["excavadora 2018 en adelante", "year 2018.. | excavadora"],
  ["excavadora año 2018", "year 2018..2018 | excavadora"],
  ["excavadora del año 2018", "year 2018..2018 | excavadora"],
  ["excavadora desde 2015", "year 2015.. | excavadora"],
  ["excavadora desde el año 2015", "year 2015.. | excavadora"],
  ["excavadora a partir de 2015", "year 2015.. | excavadora"],
  ["excavadora posterior a 2015", "year 2016.. | excavadora"],
  ["excavadora antes de 2010", "year ..2009 | excavadora"],
  ["excavadora hasta 2010", "year ..2010 | excavadora"],
  ["excavadora entre 2015 y 2020", "year 2015..2020 | excavadora"],
  ["excavadora 2015-2020", "year 2015..2020 | excavadora"],
  ["excavadora 2018 o más nueva", "year 2018.. | excavadora"],
  ["excavadora 2018+", "year 2018.. | excavadora"],
  ["cat 2018", "year 2018..2018 | cat"],
  ["cat 2027", "year 2027..2027 | cat"],
  ["cat 2028", "| cat 2028"],
  ["cat 1949", "| cat 1949"],
])("[B5.2] %s names a year: %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test("[B5.2] place, price and year are understood together", () => {
  expect(read("excavadora 20 toneladas concepcion 60 millones")).toBe(
    "commune concepcion price 48M..72M | excavadora 20 toneladas",
  )
  expect(read("camion tolva 2018 en adelante bajo 60 millones en temuco")).toBe(
    "year 2018.. price ..60M commune temuco | camion tolva",
  )
})

test.each([
  ["Temuco.", "commune temuco | "],
  ["Los Ángeles, Biobío", "commune los-angeles region biobio | "],
  ["¿temuco, 2018?", "commune temuco year 2018..2018 | "],
  ["(temuco) - 🚜", "commune temuco | "],
  ['temuco "."', "commune temuco | "],
  ["hasta $20.000.000.", "price ..20M | "],
  ["camion en temuco.", "commune temuco | camion ."],
  [". ,", "| . ,"],
])("[B7.231] signs around places, prices and years ask for nothing: %s is %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  ["excavadora 2018?", "year 2018..2018 | excavadora ?"],
  ["¡2018!", "year 2018..2018 | "],
  ["¿20 millones?", "price 16M..24M | "],
  ["excavadora bajo 60 millones!", "price ..60M | excavadora !"],
  ["excavadora del 2015 al 2020", "year 2015..2020 | excavadora"],
  ["retro 20 al 40 millones", "price 20M..40M | retro"],
  ["bomba 2000 al 4000 kg", "| bomba 2000 al 4000 kg"],
])("[B7.232] signs of a sentence and ranges with al are understood: %s is %s", (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test("[B5.1] any text is understood without an error, and nothing is invented", () => {
  const words = fc.constantFrom(
    "temuco",
    "60",
    "millones",
    "2018",
    "entre",
    "$",
    "en",
    "us",
    "dolares",
    '"',
    "v región",
  )
  const text = fc
    .array(fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 8 })), { maxLength: 12 })
    .map((parts) => parts.join(" "))
  fc.assert(
    fc.property(text, (typed) => {
      const { parts, words: rest } = understandSearch(typed, context)
      expect(rest.length).toBeLessThanOrEqual(normaliseSearchText(typed).length)
      expect(parts.length).toBeLessThanOrEqual(4)
    }),
  )
})
