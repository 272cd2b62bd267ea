import fc from "fast-check"
import { expect, test } from "vitest"
import { findContactLeaks, findRefusedLeaks } from "./contact-leaks.ts"

const found = (text: string) => findContactLeaks(text).map(({ kind, text }) => `${kind}: ${text}`)

test.each([
  ["VENDO EXCAVADORA!!! LLAMAR AL 9 8765 4321", "phone: 9 8765 4321"],
  ["fono 987654321", "phone: 987654321"],
  ["+56 9 8765 4321", "phone: +56 9 8765 4321"],
  ["(+56 9) 87654321 entrega en faena", "phone: (+56 9) 87654321"],
  ["56987654321", "phone: 56987654321"],
  ["Interesados: 98 765 43 21", "phone: 98 765 43 21"],
  ["98-765-4321.", "phone: 98-765-4321"],
  ["9.8765.4321", "phone: 9.8765.4321"],
  ["9 87 65 43 21", "phone: 9 87 65 43 21"],
  ["whatsapp: 9 8765-4321", "phone: 9 8765-4321"],
  ["(2) 2345 6789", "phone: (2) 2345 6789"],
  ["fono 2 2345 6789", "phone: 2 2345 6789"],
  ["+56 2 2345 6789", "phone: +56 2 2345 6789"],
  ["teléfono: 552 345 678", "phone: 552 345 678"],
])("[B5.29] a phone in %j", (text, leak) => {
  expect(found(text)).toEqual([leak])
})

test.each([
  ["nueve 8765 4321", "phone: nueve 8765 4321"],
  [
    "fono nueve ocho siete seis cinco cuatro tres dos uno",
    "phone: nueve ocho siete seis cinco cuatro tres dos uno",
  ],
  ["Llama al NUEVE 87654321", "phone: NUEVE 87654321"],
  ["+56 nueve 8765 4321", "phone: 56 nueve 8765 4321"],
  ["9 ocho siete 65 4321", "phone: 9 ocho siete 65 4321"],
  ["9 8765 cuatro tres dos uno", "phone: 9 8765 cuatro tres dos uno"],
  ["nueve-ocho-siete-6-5-4-3-2-1, hablemos", "phone: nueve-ocho-siete-6-5-4-3-2-1"],
  ["llamar al dos 2345 6789", "phone: dos 2345 6789"],
  ["tiene dos nueve ocho siete 6 5 4 3 2 1", "phone: nueve ocho siete 6 5 4 3 2 1"],
  ["somos dos 9 8765 4321", "phone: 9 8765 4321"],
])("[B5.29] a phone with spelled digits in %j", (text, leak) => {
  expect(found(text)).toEqual([leak])
})

test.each([
  ["Escribir a ventas@faena.cl", "email: ventas@faena.cl"],
  ["ventas arroba faena punto cl", "email: ventas arroba faena punto cl"],
  ["ventas(at)faena.com", "email: ventas(at)faena.com"],
  ["Más en https://faena.cl/x?y=1", "link: https://faena.cl/x?y=1"],
  ["mira www.faena.cl", "link: www.faena.cl"],
  ["mira maquinaria-faena.cl/grua hoy", "link: maquinaria-faena.cl/grua"],
  ["wa.me/56987654321", "link: wa.me/56987654321"],
  ["instagram @maquinas.faena", "link: @maquinas.faena"],
])("[B5.29] an e-mail or a link in %j", (text, leak) => {
  expect(found(text)).toEqual([leak])
})

test.each([
  ["Depósito a cuenta rut", ["bank: Depósito", "bank: cuenta rut"]],
  ["se reserva con transferencia", ["bank: transferencia"]],
  ["Pago en Banco Estado", ["bank: Banco Estado"]],
])("[B5.29] bank details in %j are shown to reviewers, and not refused", (text, leaks) => {
  expect(found(text)).toEqual(leaks)
  expect(findRefusedLeaks(text)).toEqual([])
})

test.each([
  "Excavadora Komatsu PC200-8, año 2018, 9.800 horas",
  "Precio $45.500.000 + IVA, antes 987.654.321 pesos",
  "Serie 987654321 y motor N° 912345678",
  "Peso 9800 kg, 2.450 x 1.800 x 3.200 mm",
  "950 450 300 mm de ancho, alto y fondo",
  "Años 2018 2019 2020, mantenciones cada 250 500 1000 horas",
  "RUT 76.543.210-9, patente BBCC-12",
  "R.U.T. 96543210-8",
  "Neumáticos 17.5-25, 315/80 R22.5",
  "Repuesto 423-15-00900, filtro P551808",
  "Depósito de combustible de 400 litros, depósito hidráulico lleno",
  "4x4 con caja de transferencia y bomba de transferencia",
  "Banco de trabajo y banco de pruebas",
  "Generador 200 kW @1500 rpm, 380 V",
  "Motor Cummins 6BT 5.9. Entrega en Antofagasta.",
  "Operador con licencia clase D. Cl. 4 de la norma",
  "Chasis 9BM958072 y VIN 9BWZZZ377VT004251",
  "Factura N° 912345678",
  "Año 2015/2016, 4.500 horas, 3 ejes.Com aire acondicionado",
  "Capacidad 12.500 kilos a 24 metros",
  "tres ejes 2018 4x4",
  "nueve mil 500 horas, dos dueños",
  "Uno, dos o tres ejes. Nueve neumáticos 315/80",
  "Quedan nueve, 2018, 4.500 horas cada uno",
  "Modelo nueve 950 450 30 mm",
  "Dos motores de 4 tiempos y cuatro cilindros",
  "cuatro 20 pies y dos 40 pies, 2 ejes 2019",
  "Cuatro palas 950, dos 938 y nueve 320",
  "Son nueve. 2020 2021 y 2022",
  "$ nueve 500 000 000",
])("[B5.29] nothing in %j", (text) => {
  expect(found(text)).toEqual([])
})

test("[B5.29] leaks are parts of the text, in order and apart", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "9 8765 4321",
          "a@b.cl",
          "www.x.cl",
          "cuenta rut",
          " ",
          "grúa",
          "2018",
          "$",
          ".",
        ),
        {
          maxLength: 12,
        },
      ),
      (parts) => {
        const text = parts.join("")
        let last = 0
        for (const { end, start, text: part } of findContactLeaks(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(text.slice(start, end)).toBe(part)
          last = end
        }
      },
    ),
  )
})

test("[B5.29] a long text is read at once", () => {
  const text = "9 87 ".repeat(600) + "a.".repeat(600) + "depósito ".repeat(300)
  const spelled = "nueve 1 ".repeat(400) + "1 ".repeat(2_000) + "seis-".repeat(600)
  const begun = performance.now()
  findContactLeaks(text.slice(0, 3_000))
  findContactLeaks(spelled)
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test.each([
  ["Llame ９８７６５４３２１ hoy", "phone", "９８７６５４３２１"],
  ["Llame 𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏 hoy", "phone", "𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏"],
  ["Llame ⑨⑧⑦⑥⑤④③②① hoy", "phone", "⑨⑧⑦⑥⑤④③②①"],
  ["Llame 9\u200b87654321 hoy", "phone", "9\u200b87654321"],
  ["Escriba a ana＠gmail．com hoy", "email", "ana＠gmail．com"],
  ["Mire evil。cl hoy", "link", "evil。cl"],
  ["Mire https：／／evil．cl hoy", "link", "https：／／evil．cl"],
  ["Mire evil.top hoy", "link", "evil.top"],
  ["Mire evil.zip hoy", "link", "evil.zip"],
  ["Mire evil.онлайн hoy", "link", "evil.онлайн"],
] as const)("[B10.197] %j has the %s %j as a person reads it", (text, kind, leak) => {
  const start = text.indexOf(leak)
  expect(findContactLeaks(text)).toEqual([{ kind, text: leak, start, end: start + leak.length }])
})

test("[B10.197] characters that only look special are no contact data", () => {
  for (const text of ["Balde de 1,2 m³ — «como nuevo»…", "Motor № 987 – 650 t/h", "Pluma de 12½ m"])
    expect(findContactLeaks(text)).toEqual([])
})
