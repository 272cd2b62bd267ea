/** Words of a person's orders. */
export const orderTexts = {
  title: "Mis órdenes",
  lead: "Tus compras de packs y destacados, con su estado y su comprobante.",
  none: "Todavía no has comprado nada",
  noneText:
    "Cuando compres un pack, aquí quedará la orden con lo que pagaste, el IVA y la boleta o factura. Publicar con tus créditos gratis no genera órdenes.",
  seePacks: "Ver los packs",
} as const
