import type { FamilyPhrases } from "./family-phrases.ts"

export const toolPhrases: FamilyPhrases = {
  maintenance: [
    "Revisad{o} y probad{o} antes de publicar.",
    "Con mantención hecha en servicio técnico.",
    "Limpi{o} y list{o} para trabajar.",
    "Con boleta o factura de compra original.",
    "Tiene marcas de uso, funciona perfecto.",
    "Se puede probar con calma.",
  ],
  history: [
    "Un solo dueño.",
    "Poco uso, la mayor parte del tiempo estuvo en bodega.",
    "Se ocupó en un solo proyecto.",
    "Quedó disponible al terminar el proyecto.",
    "Era equipo de respaldo.",
  ],
  brandNew: [
    "Nuev{o} en caja, con garantía de {6..12/6} meses.",
    "Sin uso, con boleta o factura.",
    "Quedó de una compra mayor, nunca se ocupó.",
  ],
  renewed: [
    "Reparad{o} a nuevo en servicio técnico, con {3..6} meses de garantía.",
    "Reacondicionad{o} con repuestos originales.",
  ],
  forParts: [
    "Para repuestos o para reparar, se vende como está.",
    "No funciona, pero está complet{o}.",
  ],
}
