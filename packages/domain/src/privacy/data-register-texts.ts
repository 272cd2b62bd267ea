/** Kinds of personal data that the product stores, as the access report lists them. */
export const dataKinds = [
  "account",
  "sessions",
  "consents",
  "ads",
  "orders",
  "credits",
  "pictures",
  "contacts",
  "leads",
  "favourites",
  "alerts",
  "wanted_ads",
  "contact_messages",
  "recordings",
  "requests",
  "abuse_reports",
  "rights_requests",
] as const

export type DataKind = (typeof dataKinds)[number]

/** What the law requires an access report to tell about a kind of data. */
export type DataRegisterEntry = {
  name: string
  contents: string
  origin: string
  purpose: string
  basis: string
  recipients: string
  retention: string
}

const team = "Nuestro equipo"
const hosts = "proveedores de alojamiento y correo, por encargo nuestro"

/** The register of processing: origin, purpose, basis, recipients and retention of each kind. */
export const dataRegister: Record<DataKind, DataRegisterEntry> = {
  account: {
    name: "Cuenta y perfil",
    contents: "Nombre, correo, RUT, teléfono, comuna, dirección, empresa, foto y portada.",
    origin:
      "Tú, al registrarte y al completar tu perfil; o Google o Facebook, si entraste con ellos.",
    purpose: "Crear tu cuenta y cumplir el contrato contigo.",
    basis: "Contrato",
    recipients: `${team} y ${hosts}. Si eres vendedor profesional, el público ve tu nombre comercial.`,
    retention: "Hasta que elimines la cuenta; luego 14 días para arrepentirte.",
  },
  sessions: {
    name: "Accesos",
    contents:
      "Sesiones abiertas, ingresos correctos y fallidos, dispositivo, red en forma de huella y enlaces enviados a tu correo.",
    origin: "Tu navegador, cada vez que entras.",
    purpose: "Proteger tu cuenta y prevenir fraudes.",
    basis: "Interés legítimo",
    recipients: team,
    retention: "30 días de sesión; los ingresos, 180 días; los demás registros técnicos, 90 días.",
  },
  consents: {
    name: "Consentimientos",
    contents: "Qué aceptaste, cuándo, y la huella del texto que se te mostró.",
    origin: "Tú, al registrarte.",
    purpose: "Probar que consentiste.",
    basis: "Obligación legal",
    recipients: team,
    retention: "Mientras exista la cuenta.",
  },
  ads: {
    name: "Anuncios y revisiones",
    contents:
      "Descripción del equipo, ubicación, contacto del anuncio, decisiones sobre él, un puntaje de riesgo de cada envío con las señales que lo forman, y cuántas veces se vio y te contactaron cada día.",
    origin:
      "Tú, al publicar; los números, las visitas a tus anuncios, sin datos de quien visita; el puntaje lo calcula el sistema comparando tu envío con otras cuentas y anuncios.",
    purpose:
      "Publicar tus anuncios y mostrarte cómo les va. El puntaje ordena la revisión y previene fraudes.",
    basis: "Contrato; para el puntaje, interés legítimo",
    recipients:
      "El público, sin contacto, serie ni dirección exacta; el contacto, personas con cuenta y correo confirmado mientras el anuncio está vigente.",
    retention:
      "Borradores, 90 días; números, 395 días; puntaje de riesgo, 180 días; anuncios, hasta que elimines la cuenta.",
  },
  orders: {
    name: "Compras",
    contents: "Productos, montos, comprador, documento tributario y resultado del pago.",
    origin: "Tú y Transbank.",
    purpose: "Cobrar, entregar lo comprado y emitir documentos tributarios.",
    basis: "Contrato y obligación legal",
    recipients: "Transbank y el Servicio de Impuestos Internos.",
    retention: "6 años, por obligación tributaria.",
  },
  credits: {
    name: "Créditos",
    contents: "Créditos otorgados, usados y devueltos.",
    origin: "Tus compras y regalos del equipo.",
    purpose: "Llevar tu saldo.",
    basis: "Contrato",
    recipients: team,
    retention: "Hasta que elimines la cuenta; después, sin datos personales.",
  },
  pictures: {
    name: "Fotos subidas",
    contents: "Fotos de anuncios y de perfil, sin ubicación ni datos de cámara.",
    origin: "Tú.",
    purpose: "Mostrar tus anuncios y tu perfil.",
    basis: "Contrato",
    recipients: "El público, cuando el anuncio o el perfil es visible.",
    retention: "Hasta que las quites o elimines la cuenta.",
  },
  contacts: {
    name: "Contactos con vendedores",
    contents: "De qué anuncio viste el contacto o seguiste por WhatsApp o correo, y qué día.",
    origin: "Tu uso del sitio.",
    purpose: "Limitar abusos y decir a cada vendedor cuántas personas vieron su contacto.",
    basis: "Interés legítimo",
    recipients: "El vendedor recibe solo la cantidad.",
    retention: "12 meses; después, solo el conteo sin tus datos.",
  },
  leads: {
    name: "Consultas",
    contents:
      "Lo que preguntaste y respondiste, tu nombre y teléfono si los escribiste; tus notas, respuestas guardadas y bloqueos.",
    origin: "Tú, y quien conversó contigo.",
    purpose: "Que compradores y vendedores conversen sin ver el correo del otro.",
    basis: "Contrato",
    recipients: "El vendedor o comprador de la conversación, sin tu correo.",
    retention: "12 meses; después, solo el conteo sin tus datos.",
  },
  alerts: {
    name: "Alertas",
    contents:
      "Tu correo, las búsquedas que sigues, qué equipos te avisamos y la huella del texto que aceptaste.",
    origin: "Tú, al pedir y confirmar una alerta.",
    purpose: "Avisarte por correo cuando aparece lo que buscas.",
    basis: "Consentimiento",
    recipients: `${team} y ${hosts}. Al equipo le mostramos solo cuántas personas buscan qué, sin correos.`,
    retention:
      "Hasta que la detengas, y 90 días más; sin confirmar, 7 días; el registro de lo avisado, 13 meses.",
  },
  wanted_ads: {
    name: "Se busca",
    contents:
      "Qué equipos buscas, con presupuesto y lugar, y las decisiones del equipo; si vendes, qué búsquedas de otras personas te avisamos.",
    origin: "Tú, al publicar una búsqueda; nosotros, al comparar las búsquedas con tus anuncios.",
    purpose: "Publicar lo que buscas y acercarte a quien lo vende.",
    basis: "Contrato",
    recipients: `${team} y ${hosts}. El público ve la búsqueda sin tu nombre ni tu contacto.`,
    retention: "Un año después de que termina, o hasta que elimines la cuenta.",
  },
  favourites: {
    name: "Anuncios guardados",
    contents:
      "Qué anuncios guardaste, con el precio de ese día y tus notas; qué novedades de ellos te escribimos y qué avisos apagaste.",
    origin: "Tú.",
    purpose: "Mostrarte tus guardados y avisarte de sus cambios, si no lo apagas.",
    basis: "Contrato",
    recipients: "El vendedor recibe solo la cantidad.",
    retention: "Hasta que los quites o elimines la cuenta; los avisos enviados, 90 días.",
  },
  contact_messages: {
    name: "Mensajes al equipo",
    contents: "Lo que escribiste en el formulario de contacto.",
    origin: "Tú.",
    purpose: "Responderte.",
    basis: "Interés legítimo",
    recipients: team,
    retention: "12 meses.",
  },
  recordings: {
    name: "Grabaciones de visitas",
    contents: "Cómo se usó la página, con todo lo escrito tapado.",
    origin: "Tu navegador, solo si lo permitiste.",
    purpose: "Corregir y mejorar el sitio.",
    basis: "Consentimiento",
    recipients: team,
    retention: "30 días.",
  },
  requests: {
    name: "Otras solicitudes",
    contents: "Cambios de correo y solicitudes de cuenta profesional.",
    origin: "Tú.",
    purpose: "Tramitarlas.",
    basis: "Contrato",
    recipients: team,
    retention: "Hasta que elimines la cuenta.",
  },
  abuse_reports: {
    name: "Denuncias",
    contents: "Qué anuncio o vendedor denunciaste, por qué, y tu red en forma de huella.",
    origin: "Tú.",
    purpose: "Cuidar el sitio y contarte el resultado.",
    basis: "Interés legítimo",
    recipients: "Nuestro equipo. La persona denunciada nunca sabe quién fue.",
    retention: "12 meses desde la decisión.",
  },
  rights_requests: {
    name: "Solicitudes sobre tus datos",
    contents: "Qué derecho ejerciste, qué pediste y qué te respondimos.",
    origin: "Tú.",
    purpose: "Responderte y probar que cumplimos.",
    basis: "Obligación legal",
    recipients: team,
    retention: "5 años desde la respuesta; si eliminas la cuenta, sin tus datos.",
  },
}
