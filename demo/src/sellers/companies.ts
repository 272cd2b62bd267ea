/** A professional seller; every name is invented. */
export type Company = {
  name: string
  username: string
  contact: readonly [firstname: string, lastname: string]
  commune: string
  categories: readonly string[]
  livery: readonly [ground: string, sign: string]
  description: string
}

export const companies: readonly Company[] = [
  {
    name: "Maquinarias Lomas Pardas",
    username: "lomaspardas",
    contact: ["Rodrigo", "Ibacache"],
    commune: "colina",
    categories: ["construccion", "repuestos-y-herramientas"],
    livery: ["#B45309", "#FFF7ED"],
    description:
      "Compra y venta de excavadoras, cargadores y rodillos usados. Cada equipo pasa por nuestro taller de Colina antes de publicarse y se entrega con informe de inspección.",
  },
  {
    name: "Equipos Cuesta Brava",
    username: "cuestabrava",
    contact: ["Marcela", "Ossandón"],
    commune: "antofagasta",
    categories: ["mineria", "construccion"],
    livery: ["#1F2937", "#FBBF24"],
    description:
      "Equipos de faena en el norte: perforación, carguío y movimiento de tierra. Coordinamos inspección en terreno y traslado con permisos.",
  },
  {
    name: "Camiones Ruta Nueva",
    username: "rutanueva",
    contact: ["Patricio", "Leyton"],
    commune: "san-bernardo",
    categories: ["transporte"],
    livery: ["#1D4ED8", "#EFF6FF"],
    description:
      "Tractocamiones, tolvas y ramplas con historial comprobable. Trabajamos con bancos para leasing y recibimos su camión en parte de pago.",
  },
  {
    name: "AgroRulo Maquinaria",
    username: "agrorulo",
    contact: ["Hernán", "Sepúlveda"],
    commune: "chillan",
    categories: ["agricultura", "ganaderia-y-lecheria"],
    livery: ["#3F6212", "#F7FEE7"],
    description:
      "Tractores e implementos para el secano y el riego. Taller propio en Chillán, repuestos de desgaste y servicio en el predio.",
  },
  {
    name: "Grúas Puerto Sereno",
    username: "puertosereno",
    contact: ["Daniela", "Arratia"],
    commune: "talcahuano",
    categories: ["elevacion-y-bodega"],
    livery: ["#0F766E", "#F0FDFA"],
    description:
      "Grúas horquilla, alza hombres y grúas móviles. Venta de usados con certificación de operatividad y plan de mantención.",
  },
  {
    name: "Generadores Viento Puelche",
    username: "vientopuelche",
    contact: ["Iván", "Quilodrán"],
    commune: "los-angeles",
    categories: ["energia", "bombas-y-compresores"],
    livery: ["#7C2D12", "#FFEDD5"],
    description:
      "Respaldo eléctrico para campo, industria y faena. Probamos cada grupo a plena carga y entregamos el informe.",
  },
  {
    name: "Comercial Piedra Alta",
    username: "piedraalta",
    contact: ["Claudia", "Varela"],
    commune: "copiapo",
    categories: ["mineria", "bombas-y-compresores"],
    livery: ["#44403C", "#FDE68A"],
    description:
      "Chancado, bombeo de pulpa y equipos para mediana minería. Compramos plantas completas y vendemos por componente.",
  },
  {
    name: "Forestal Río Manso Usados",
    username: "riomanso",
    contact: ["Álvaro", "Neculmán"],
    commune: "mulchen",
    categories: ["forestal-y-madera"],
    livery: ["#14532D", "#DCFCE7"],
    description:
      "Cosecha mecanizada y aserradero. Inspección en patio, mandos finales y bombas medidos, traslado a todo el sur.",
  },
  {
    name: "Maestranza Los Notros",
    username: "losnotros",
    contact: ["Gustavo", "Peña"],
    commune: "quilicura",
    categories: ["manufactura-y-metalmecanica"],
    livery: ["#334155", "#E2E8F0"],
    description:
      "Máquinas herramienta usadas: tornos, plegadoras y centros de mecanizado, instalados y con geometría verificada.",
  },
  {
    name: "Proceso Austral Quellín",
    username: "quellin",
    contact: ["Verónica", "Oyarzo"],
    commune: "puerto-montt",
    categories: ["pesca-y-acuicultura", "alimentos-y-bebidas"],
    livery: ["#155E75", "#ECFEFF"],
    description:
      "Equipos para planta y centro de cultivo: fileteado, hielo, bombas de peces y oxígeno. Servicio técnico en Puerto Montt.",
  },
  {
    name: "Equipamiento Clínico Aroma",
    username: "clinicoaroma",
    contact: ["Paulina", "Echeverría"],
    commune: "providencia",
    categories: ["salud-y-laboratorio"],
    livery: ["#0E7490", "#F0F9FF"],
    description:
      "Equipos médicos y de laboratorio con mantención documentada. Instalamos, calibramos y capacitamos.",
  },
  {
    name: "Redes Lafquén",
    username: "redeslafquen",
    contact: ["Sebastián", "Mardones"],
    commune: "santiago",
    categories: ["telecomunicaciones"],
    livery: ["#3730A3", "#EEF2FF"],
    description:
      "Conectividad, servidores y fibra reacondicionados. Todo se entrega probado, borrado y con garantía.",
  },
  {
    name: "Repuestos Tres Portezuelos",
    username: "tresportezuelos",
    contact: ["Mauricio", "Gatica"],
    commune: "quilicura",
    categories: ["repuestos-y-herramientas", "transporte"],
    livery: ["#9F1239", "#FFF1F2"],
    description:
      "Motores, transmisiones, neumáticos y aditamentos. Desarme de maquinaria y despacho diario a regiones.",
  },
  {
    name: "Lecherías Colonia Verde",
    username: "coloniaverde",
    contact: ["Erwin", "Schilling"],
    commune: "osorno",
    categories: ["ganaderia-y-lecheria", "agricultura"],
    livery: ["#166534", "#FEFCE8"],
    description:
      "Ordeña, frío de leche y forraje. Montamos y ponemos en marcha en el predio, de Temuco a Chiloé.",
  },
  {
    name: "Viñedo y Bodega Parral Viejo",
    username: "parralviejo",
    contact: ["Ignacia", "Bustamante"],
    commune: "santa-cruz",
    categories: ["alimentos-y-bebidas", "agricultura"],
    livery: ["#881337", "#FCE7F3"],
    description:
      "Equipos de vendimia y bodega revisados fuera de temporada. Asesoría para ampliar o renovar líneas de vinificación.",
  },
  {
    name: "Bodega Altura Equipos",
    username: "bodegaaltura",
    contact: ["Felipe", "Zamorano"],
    commune: "pudahuel",
    categories: ["elevacion-y-bodega"],
    livery: ["#B91C1C", "#FEF2F2"],
    description:
      "Grúas eléctricas, apiladores y racks para centros de distribución. Baterías con prueba de capacidad.",
  },
  {
    name: "Aire y Agua Tranque Hondo",
    username: "tranquehondo",
    contact: ["Nelson", "Carvajal"],
    commune: "ovalle",
    categories: ["bombas-y-compresores", "agricultura", "energia"],
    livery: ["#075985", "#E0F2FE"],
    description:
      "Bombas, compresores y riego para el Norte Chico. Calculamos su punto de operación antes de vender.",
  },
  {
    name: "Solar Pampa Larga",
    username: "pampalarga",
    contact: ["Camila", "Rojo"],
    commune: "calama",
    categories: ["energia"],
    livery: ["#CA8A04", "#1C1917"],
    description:
      "Paneles, inversores y transformadores de proyectos terminados. Lotes con trazabilidad y ensayos.",
  },
]
