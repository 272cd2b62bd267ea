import type { StringMap } from "react-admin"

/** How the panel calls its records, one and many. */
export const resourceNames: StringMap = {
  reviews: { name: "Revisión |||| Revisión" },
  ads: { name: "Anuncio |||| Anuncios" },
  users: { name: "Usuario |||| Usuarios" },
}
