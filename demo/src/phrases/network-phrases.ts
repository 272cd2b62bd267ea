import type { FamilyPhrases } from "./family-phrases.ts"

export const networkPhrases: FamilyPhrases = {
  maintenance: [
    "Restablecid{o} a valores de fábrica y probad{o} por 48 horas.",
    "Firmware actualizado.",
    "Puertos y conectores revisados uno por uno.",
    "Guardad{o} en bolsa antiestática y caja.",
    "Fuentes y ventiladores limpios, sin ruido.",
    "Se entrega con registro fotográfico y número de inventario retirado.",
    "Siempre detrás de UPS, en sala climatizada.",
    "Sin bloqueo de cuenta ni contraseñas.",
  ],
  history: [
    "Se retiró por migración a la nube.",
    "Viene de un nodo que se consolidó con otro.",
    "Estuvo dos años en producción y quedó de respaldo.",
    "Se compró para un proyecto rural que cambió de tecnología.",
    "Único dueño, empresa de servicios.",
    "Quedó de una licitación terminada.",
    "Se desinstaló con la llegada de la fibra.",
  ],
  brandNew: [
    "Nuev{o} en caja, sellos intactos.",
    "Sin uso, garantía del distribuidor por {12..36/12} meses.",
    "Comprad{o} de más para un proyecto, nunca se instaló.",
  ],
  renewed: [
    "Reacondicionad{o} con repuestos originales y {3..6} meses de garantía.",
    "Revisad{o} en laboratorio, fuente y ventiladores nuevos.",
    "Equipo recertificado, con informe de pruebas.",
  ],
  forParts: [
    "Para repuestos: no enciende, placa y carcasa completas.",
    "Con puertos dañados por descarga, sirve de donante.",
    "Se vende como está, sin pruebas.",
  ],
}
