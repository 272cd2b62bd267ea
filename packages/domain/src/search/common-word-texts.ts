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
