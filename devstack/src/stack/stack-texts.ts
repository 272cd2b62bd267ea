/** Messages of `npm start`, `dev` and `seed`. Failures are one sentence each, with what to do. */
export const stackTexts = {
  portTaken: (port: number, what: string, variable: string) =>
    `El puerto ${port} (${what}) está ocupado: cierra el programa que lo usa o elige otro con ${variable}.`,
  portInvalid: (variable: string, value: string) =>
    `${variable}="${value}" no es un puerto: usa un número de 1 a 65535.`,
  portTwice: (port: number, one: string, other: string) =>
    `${one} y ${other} piden el mismo puerto (${port}): cambia uno de los dos.`,
  diskFull: (folder: string) =>
    `No queda espacio en el disco (${folder}): libera espacio y vuelve a intentarlo.`,
  folderUnusable: (folder: string, reason: string) =>
    `No se puede escribir en ${folder}: ${reason}.`,
  databaseUrlMalformed:
    "DATABASE_URL no es una dirección de PostgreSQL: tiene que ser como postgres://usuario:clave@servidor:5432/base.",
  databaseUnreachable: (host: string) =>
    `No hay un PostgreSQL que responda en ${host} (DATABASE_URL): revisa que esté encendido y que la dirección sea correcta.`,
  databaseLogin: (host: string) =>
    `PostgreSQL en ${host} rechazó el usuario o la clave de DATABASE_URL.`,
  databaseMissing: (name: string) =>
    `La base de datos "${name}" de DATABASE_URL no existe: créala o corrige el nombre.`,
  databaseOther: (reason: string) => `No se puede usar DATABASE_URL: ${reason}.`,
  dataInUse: (folder: string) =>
    `Otro Wara está usando los datos de ${folder}: detenlo antes de empezar este.`,
  postgresFailed: (reason: string) => `PostgreSQL no pudo arrancar: ${reason}.`,
  freshNeedsOwnData:
    "--fresh no borra una base de datos ajena: con DATABASE_URL puesta, vacíala tú o quita la variable.",
  programFailed: (what: string, reason: string, log: string) =>
    `Falló ${what}: ${reason} (más en ${log}).`,
  programEnded: (what: string, log: string) =>
    `${what} se detuvo de improviso; el motivo está en ${log}.`,
  notReady: (what: string, seconds: number, log: string) =>
    `${what} no respondió en ${seconds} s; mira ${log}.`,
  unexpected: (reason: string) => `Wara no pudo arrancar: ${reason}.`,
  unknownOption: (reason: string) => `Opción desconocida: ${reason}`,

  names: {
    web: "sitio",
    api: "API",
    mailPage: "página de correos",
    people: "imitación de Google y Facebook",
    webpay: "imitación de Webpay",
    smtp: "servidor de correo",
    indicators: "fuente de indicadores",
    postgres: "PostgreSQL",
    theSite: "El sitio",
    theApi: "La API",
    theDatabase: "La base de datos",
    migration: "la migración de la base de datos",
    seed: "la carga de datos de muestra",
    build: "la construcción del sitio y del panel",
  },

  progress: {
    starting: "Wara: preparando todo…",
    fresh: "Datos anteriores borrados.",
    databaseStarting: "Iniciando PostgreSQL 18…",
    databaseReady: "PostgreSQL 18 listo.",
    databaseGiven: "Usando la base de datos de DATABASE_URL.",
    migrating: "Migrando la base de datos…",
    migrated: "Base de datos al día.",
    seeding: "Cargando datos de muestra…",
    seeded: "Datos de muestra listos.",
    building: "Construyendo el sitio y el panel…",
    built: "Sitio y panel construidos.",
    upToDate: "El sitio y el panel ya estaban construidos.",
    images: "Imágenes",
    imagesDone: "Todas las imágenes están dibujadas.",
    imagesFailed: (log: string) => `No se pudieron dibujar todas las imágenes; mira ${log}.`,
    startingServers: "Iniciando la API y el sitio…",
    stopping: "Deteniendo todo…",
  },

  ready: {
    title: (seconds: string) => `Wara está lista en ${seconds} s.`,
    site: "Sitio",
    api: "API",
    panel: "Panel",
    documentation: "Documentación",
    mails: "Correos",
    people: "Google y Facebook",
    webpay: "Webpay",
    accounts: "Cuentas de muestra (clave Wara-demo-2026)",
    stop: "Ctrl-C detiene todo.",
  },
}

export const demoAccounts = [
  "comprador@wara.test",
  "vendedor@wara.test",
  "pro@wara.test",
  "moderador@wara.test",
  "operador@wara.test",
]

/** The invented company behind a demo, as variables of the web server. */
export const demoCompany = {
  COMPANY_NAME: "Wara Mercado Industrial SpA",
  COMPANY_RUT: "76.543.210-3",
  COMPANY_ADDRESS: "Camino La Faena 1450, oficina 302, Quilicura, Santiago",
  COMPANY_PHONE: "+56 2 2345 6789",
}
