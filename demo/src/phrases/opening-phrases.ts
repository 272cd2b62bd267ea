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
