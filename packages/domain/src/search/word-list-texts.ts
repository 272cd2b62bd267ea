/** Plain words that users add to a search without meaning for it. */
export const noiseWords: ReadonlySet<string> = new Set([
  "usado",
  "usada",
  "usados",
  "usadas",
  "venta",
  "ventas",
  "vendo",
  "vender",
  "comprar",
  "compro",
  "busco",
  "buscando",
  "necesito",
  "quiero",
  "hola",
  "buenas",
  "buenos",
  "dias",
  "tardes",
  "gracias",
  "favor",
  "precio",
  "precios",
  "barato",
  "barata",
  "baratos",
  "baratas",
  "economico",
  "economica",
  "chile",
])

/**
 * Very common Spanish words without accents. None of them is a misspelt machine or maker, however
 * near it is: "hola" is not "hora", "casa" is not "caja".
 */
export const commonWordTexts = `
  abajo abuelo ademas adios ahora algo alguien algun alguna alguno alla amiga amigo anoche antes
  aqui arriba atras aunque ayer ayuda barrio bastante bien buen buena buenas bueno buenos cada
  calle cara casa casi cerca cerrado chao ciudad claro comida como conmigo consulta contigo cosa
  cosas cual cuales cualquier cuando cuanta cuanto cuantos dame dato dejar dentro desde despues
  dias dice dime dinero donde duda ella ellas ellos entonces entre esta estan estas este esto
  estos estoy favor fecha foto fotos fuera gente gracias gran grande gusta hablar hace hacer hacia
  hago hasta hermano hija hijo hola hombre igual jamas jefe joven junto lado lejos linda lindo
  listo luego lugar mala malo manana manera mayor mejor menor menos mira misma mismo momento mucha
  mucho muchos mujer mundo nada nadie negocio ninguno noche nombre nosotros nueva nuevo nunca
  ojala otra otras otro otros pais para pero perro persona poca poco pocos podria poner porque
  pronto puede pueden puedo pues quien quiere quiero rapido raro rato seguro sera siempre siglo
  sobre solo somos suya suyo tambien tanto tarde tener tengo tiempo tiene tienen toda todas todo
  todos trae traer tuya tuyo ultimo unos usted vale vamos varios vaya veces vecino vende venden
  verdad vida vieja viejo
`

/**
 * Words for machines, parts and work that are searched in Chile, without accents, singular, Spanish
 * first and then English. The list only keeps words from being "corrected"; results come from ads
 * and synonyms.
 */
export const tradeWordTexts = `
  aceite acero acoplado acople aditamento aduana aereo afilador agitador agricola agua aguilon
  ahoyador aire alambre aljibe almacenaje alternador aluminio alzamiento amoladora andamio
  anemometro apisonador arado arena arenador aridos arnes arrastre arriendo ascensor asfaltadora
  asfaltica asfalto aspiradora atornillador automotriz balanza balde banco bandeja baranda barco
  barra barredora barreno bascula baston bateria bencina bencinero betonera bodega bogie bolsa bomba
  bote botella brazo brida broca buje bulldozer buzo cabezal cabina cable cabrestante cadena cajon
  calamina caldera calefactor camara camarote campamento canasto caneria canguro canon cantera
  capacho carbon cardan carga cargador carpa carreta carretilla carro carroceria casco cemento
  cepilladora cercha cerco cerradora cesped chancadora chapa chasis chatarra chipeadora chorro
  cilindro cinta circular cisterna clarificador clavadora cobre cocina cocinilla colgante
  combustible compactador compuerta computador concreto condensador cono container contenedor
  contrapeso convertidor cortacesped cortadora cortina cosedora criba cribadora cubo cuchara
  cuchilla culata dado dental deposito desbrozadora descortezadora desmalezadora despachador
  destoconadora detector diferencial dinamometro disco dosificador draga dragalina dron ducto dumper
  eje elastico electrodo electrogeno elevador embarcacion embrague encofrado encoladora enfriador
  engranaje engrasadora ensiladora equipo escalera escarificador escoplo esmeril esmeriladora
  esparcidor espejo estabilizador estacion estanque estructura estufa excavacion explosivo extintor
  extractor extrusora fabrica faena faro fermentador fertilizadora filtro flete foco forestal forja
  forraje fragmentadora fragua freno fresa fresadora frigorifico fruta fumigadora furgon galpon
  gancho garra gas gata geodesico geotextil granalladora grano grapa grasa gravilla griferia grifo
  guadana guillotina guinche harnero helice hidrante hidraulico hidrolavadora hielo hincadora hoja
  horizontal hormigon hormigonera horno horometro horquilla huinche impresora incinerador incubadora
  indicador inodoro instrumento invernadero inversor jaula laboratorio lancha lanza laser lavadero
  lavadora lechera limitador limpiadora llanta llave llenadora locomotora lona luminaria luz madera
  maestranza malacate maleza mandril manguera manipulador manometro maquinaria marina marmita
  martillo mastil mecanica medidor mesa mezcladora micro microbus mina minero minibus mixer modulo
  molinete molino monitor montacarga moto motobomba motocicleta motocultivador motoguadana motor
  motosierra motosoldadora muela multiproposito neumatico nivel niveladora oficina oleohidraulico
  orbital ordena oruga oxicorte oxigeno pala palanca pallet panel parrilla partes pavimentadora
  pavimento pedestal peladora pelletera perfil perforacion pesa petroleo petrolero picadora pieza
  pinza pistola piston placa plancha planta plasma plataforma pluma plumin polea poliducto polvorin
  porton poste pozo prensa productora proyectora puente puerto pulidora pulverizadora puntal
  purificador quebrador quemador rampa rampla rastrillo rebanadora recicladora rectificadora
  reductor refrigerador regadora remachadora remolque repuesto resina retro retroexcavadora riego
  riel ripper roca rodado rodamiento rodillo romana rotador rotomartillo rueda sala salmon secador
  segadora sellador semaforo semirremolque sensor sierra silo sinfin soldadora sondaje soplador
  sopladora surtidor tablero taladro taller tambor tanque tapa tecle telefono telurometro teodolito
  termico termo termofusion terreno tijera tina toldo tolva topadora topografia tornillo torno
  torquimetro torre tractor trailer transformador transpaleta tren trilladora triturador trompo
  tronador tronadora tronadura tronzadora tuberia tubo tunel tunelera turbina valvula vapor vehiculo
  ventilador vertical vibrador vibroapisonador vibropisonador vidrio viga volquete wincha winche
  zanjadora zaranda zorra

  aerial air arc attachment auger axle backhoe bale baler band barge batch bearing bed belt bender
  blade blower boat boiler boom box breaker bridge bucket bull bulldozer bus cabin cable chain
  chainsaw cherry chiller chipper cleaner compactor compressor concrete container conveyor cooler
  crane crawler crusher cutter deck diesel digger dozer drill drilling drum dryer dump dumper edger
  electric engine excavator fan feeder feller flatbed fork forklift forwarder freezer front fuel
  furnace gas gearbox generator genset grader grapple grinder hammer harvester hauler header hoist
  hopper hose hydraulic jack jaw lathe lawn lift lifter light loader log low lowbed lowboy machine
  manlift mill milling mini mining mixer motor mower oven pallet paver picker pickup pile pipe plant
  planter plate plough plow power press pump rack rake reach reefer rig ripper roller saw sawmill
  scale scissor scraper screen screw shear shovel shredder side silo skid skidder sprayer spreader
  stacker steam steer stone street stump sweeper tamper tank tanker telehandler tipper tire tool
  tower track tractor trailer transformer trencher truck trucks tyre vacuum van vessel vibrating
  warehouse washer water welder welding wheel wheeled winch work yard
`
