export const redirectTexts = {
  fromShape: "Tiene que empezar con una sola / y no llevar espacios, ?, #, \\ ni pasos como /../.",
  fromReserved: "El sitio necesita esta dirección para funcionar: no se puede redirigir.",
  toShape:
    "Tiene que ser una dirección de este sitio, como /anuncios, o una completa con https://, sin usuario ni espacios.",
  toOwnSite: "Es una dirección de este sitio: escríbela desde la /, sin https:// ni dominio.",
  toSame: "Tiene que llevar a otra parte.",
  toRedirected: "Esa dirección también se redirige: pon aquí su destino final.",
  fromIsTarget:
    "Otra redirección lleva a esta dirección: cámbiala primero, para que nadie pase por dos.",
} as const
