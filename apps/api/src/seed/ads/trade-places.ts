import type { Trade } from "../machines/machine-kind.ts"

/** Communes where a trade lives, by slug; the number says how many of its ads come from there. */
export const tradePlaces: Record<Trade, Readonly<Record<string, number>>> = {
  works: {
    quilicura: 8, pudahuel: 7, colina: 6, "san-bernardo": 7, lampa: 6, renca: 4, maipu: 5, "puente-alto": 3,
    buin: 2, concon: 2, "vina-del-mar": 3, valparaiso: 3, quillota: 2, rancagua: 4, talca: 4, curico: 3,
    chillan: 4, concepcion: 5, talcahuano: 3, coronel: 2, "los-angeles": 4, temuco: 5, "padre-las-casas": 1,
    valdivia: 3, osorno: 2, "puerto-montt": 5, castro: 2, "la-serena": 3, coquimbo: 3, copiapo: 2,
    antofagasta: 4, calama: 2, iquique: 2, "alto-hospicio": 1, arica: 2, coyhaique: 2, "punta-arenas": 2,
  },
  mining: {
    antofagasta: 14, calama: 13, "sierra-gorda": 2, mejillones: 3, taltal: 2, tocopilla: 1, iquique: 4,
    "pozo-almonte": 3, "alto-hospicio": 2, copiapo: 9, "tierra-amarilla": 4, caldera: 1, "diego-de-almagro": 2,
    vallenar: 3, coquimbo: 4, "la-serena": 3, ovalle: 2, andacollo: 2, salamanca: 1, illapel: 2, "los-andes": 3,
    "san-felipe": 2, rancagua: 5, machali: 3, colina: 3, tiltil: 1, quilicura: 4,
  },
  farm: {
    chillan: 7, "san-carlos": 4, bulnes: 2, "los-angeles": 7, "cabrero": 2, mulchen: 2, angol: 3, victoria: 4,
    lautaro: 3, temuco: 6, "nueva-imperial": 2, freire: 2, osorno: 5, "rio-negro": 1, purranque: 2, valdivia: 2,
    "la-union": 2, talca: 5, linares: 5, parral: 4, "san-javier": 2, "san-clemente": 3, curico: 4, molina: 2,
    "san-fernando": 4, rengo: 3, "san-vicente": 2, melipilla: 4, paine: 2, buin: 2, quillota: 2, ovalle: 2,
  },
  orchard: {
    curico: 7, teno: 2, romeral: 1, molina: 4, "san-clemente": 2, "san-fernando": 5, rengo: 4, requinoa: 3,
    rancagua: 4, graneros: 2, mostazal: 2, paine: 4, buin: 4, melipilla: 4, "isla-de-maipo": 2, quillota: 4,
    "la-cruz": 1, "la-ligua": 2, "san-felipe": 4, "los-andes": 2, ovalle: 4, vicuna: 2, "monte-patria": 2,
    copiapo: 2, chillan: 3, angol: 1, linares: 3, longavi: 1,
  },
  wine: {
    "santa-cruz": 8, palmilla: 3, nancagua: 3, chimbarongo: 2, lolol: 2, "san-fernando": 4, peumo: 2,
    requinoa: 2, "sagrada-familia": 2, molina: 4, curico: 5, "san-javier": 4, "villa-alegre": 2, cauquenes: 3,
    talca: 3, casablanca: 4, "san-antonio": 1, "isla-de-maipo": 3, buin: 2, pirque: 2, ovalle: 2, quillon: 2,
    "coelemu": 1,
  },
  dairy: {
    osorno: 9, purranque: 4, "rio-negro": 3, "puerto-octay": 2, "san-pablo": 1, frutillar: 3, "los-muermos": 2,
    "puerto-varas": 3, "rio-bueno": 4, "la-union": 3, paillaco: 3, "los-lagos": 2, valdivia: 3, futrono: 1,
    villarrica: 2, loncoche: 1, pitrufquen: 2, temuco: 4, "los-angeles": 3, coyhaique: 2, ancud: 2, chillan: 2,
    melipilla: 1, "punta-arenas": 1,
  },
  forest: {
    "los-angeles": 8, mulchen: 4, nacimiento: 4, arauco: 4, canete: 3, curanilahue: 2, coronel: 4, concepcion: 4,
    hualqui: 1, cabrero: 3, yumbel: 1, angol: 5, collipulli: 4, victoria: 2, temuco: 5, lautaro: 1, villarrica: 1,
    valdivia: 4, "mariquina": 2, panguipulli: 2, "la-union": 1, constitucion: 4, cauquenes: 2, quirihue: 2,
    chillan: 3, osorno: 1, coyhaique: 2, natales: 1,
  },
  salmon: {
    "puerto-montt": 14, calbuco: 6, "puerto-varas": 4, castro: 6, quellon: 5, ancud: 4, chonchi: 3, quinchao: 2,
    dalcahue: 2, maullin: 1, hualaihue: 2, aysen: 4, cisnes: 2, coyhaique: 2, "punta-arenas": 4, natales: 3,
    talcahuano: 4, coronel: 2, "san-antonio": 2, coquimbo: 2, iquique: 2, caldera: 1, valdivia: 2, osorno: 1,
  },
  city: {
    santiago: 7, quilicura: 9, pudahuel: 6, renca: 5, maipu: 5, "san-bernardo": 6, lampa: 3, "san-joaquin": 3,
    huechuraba: 4, providencia: 4, "las-condes": 4, "la-florida": 3, nunoa: 3, "puente-alto": 3, "vina-del-mar": 4,
    valparaiso: 3, rancagua: 3, talca: 3, curico: 2, chillan: 3, concepcion: 6, talcahuano: 3, temuco: 4,
    valdivia: 2, osorno: 2, "puerto-montt": 3, "la-serena": 3, coquimbo: 2, antofagasta: 4, iquique: 3, arica: 2,
    copiapo: 2, "punta-arenas": 2, coyhaique: 1,
  },
}
