/** First names and surnames that the demo's private sellers are put together from. */
export const firstNames = [
  "Juan", "María", "Luis", "Carolina", "Pedro", "Andrea", "Jorge", "Francisca", "Manuel", "Paola", "Sergio",
  "Alejandra", "Víctor", "Lorena", "Ricardo", "Ximena", "Héctor", "Ana", "Cristián", "Soledad", "Raúl", "Natalia",
  "Óscar", "Viviana", "Eduardo", "Macarena", "Gonzalo", "Jimena", "Roberto", "Yasna",
]

export const surnames = [
  "Muñoz", "Rojas", "Díaz", "Soto", "Contreras", "Silva", "Sepúlveda", "Morales", "Fuentes", "Araya", "Espinoza",
  "Valenzuela", "Castro", "Tapia", "Cárdenas", "Vera", "Riquelme", "Huenchumán", "Barría", "Oyarzún", "Mamani",
  "Godoy", "Salazar", "Leiva", "Vargas", "Catalán", "Poblete", "Troncoso", "Zúñiga", "Alarcón", "Saavedra",
]

/** Lives of private sellers, one line each. */
export const personDescriptions = [
  "Contratista de movimiento de tierra.",
  "Agricultor, vendo lo que voy renovando.",
  "Transportista independiente.",
  "Taller familiar, segunda generación.",
  "Vendo equipos de la empresa que voy dejando de usar.",
  "Administrador de predio.",
  "",
  "",
  "",
]
