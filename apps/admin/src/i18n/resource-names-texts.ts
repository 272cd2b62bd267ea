import type { StringMap } from "react-admin"

/** Names of the panel's records, singular and plural. */
export const resourceNames: StringMap = {
  reviews: { name: "Revisión |||| Revisión" },
  ads: { name: "Anuncio |||| Anuncios" },
  users: { name: "Usuario |||| Usuarios" },
  "pro-requests": { name: "Solicitud |||| Solicitudes de profesional" },
  leads: { name: "Consulta |||| Consultas a vendedores" },
  "contact-messages": { name: "Mensaje |||| Mensajes de contacto" },
  "ad-holds": { name: "Revisión preventiva |||| Revisiones preventivas" },
  "abuse-reports": { name: "Denuncia |||| Denuncias" },
  "wanted-ads": { name: "Búsqueda |||| Se busca" },
  "rights-requests": { name: "Solicitud |||| Derechos sobre datos" },
  orders: { name: "Orden |||| Órdenes" },
  "tax-documents": { name: "Documento tributario |||| Documentos tributarios" },
  movements: { name: "Movimiento |||| Créditos" },
  recordings: { name: "Grabación |||| Grabaciones" },
  audit: { name: "Acción |||| Registro" },
  packs: { name: "Pack |||| Packs" },
  categories: { name: "Categoría |||| Categorías" },
  conditions: { name: "Condición |||| Condiciones" },
  communes: { name: "Comuna |||| Comunas" },
  regions: { name: "Región |||| Regiones" },
  faqs: { name: "Pregunta |||| Preguntas" },
  pages: { name: "Página |||| Páginas" },
  synonyms: { name: "Grupo de sinónimos |||| Sinónimos" },
  redirects: { name: "Redirección |||| Redirecciones" },
}
