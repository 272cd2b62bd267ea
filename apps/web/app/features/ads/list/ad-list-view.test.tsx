// Long because all tests share one list with its filters.
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { exactCountLimit, partsCountLimit } from "@wara/domain/listing/pagination"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { buildAd } from "@wara/factories/build-ad"
import { buildFacets } from "@wara/factories/build-catalog"
import type { ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, type LoaderFunction, RouterProvider, useLocation } from "react-router"
import { afterEach, beforeEach, expect, test } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { useRepeatedPresses } from "../../../browser/start/presses.ts"
import { AdListView } from "./ad-list-view.tsx"
import { searchNames } from "./search-names.ts"
import { listDescription, seeAll, seeResults } from "./texts.ts"

/** On a wide screen the stylesheet shows the filters, which are a popover elsewhere. */
afterEach(() => {
  delete window.waraStart
})
beforeEach(() => {
  document.head.innerHTML = "<style>[popover] { display: block }</style>"
})

const craneAd = buildAd({ name: "Grúa torre" })

type Overrides = Partial<ComponentProps<typeof AdListView>>

/** The list as its route renders it from the URL. */
function ListAt({ overrides }: { overrides: Overrides }) {
  const search = parseAdSearch(new URLSearchParams(useLocation().search))
  const facets = overrides.facets ?? buildFacets()
  return (
    <AdListView
      heading="Equipos industriales"
      search={search}
      names={searchNames(search, facets, { categories: [], communes: [] })}
      facets={facets}
      ads={[craneAd]}
      total={facets.total}
      isLeast={false}
      correctedText={null}
      isOnlyMentioned={false}
      partsTotal={0}
      numbered={null}
      relaxations={null}
      sections={[]}
      typedText={search.text}
      typed={search}
      wordsWithPlace={{ region: null, commune: null }}
      missing={null}
      loading={false}
      viewer={null}
      pagination={null}
      {...overrides}
    />
  )
}

function renderList(query = "", overrides: Overrides = {}) {
  const path = { path: "/anuncios", element: <ListAt overrides={overrides} /> }
  const router = createMemoryRouter([path], { initialEntries: [`/anuncios${query}`] })
  render(<RouterProvider router={router} />)
  return { here: () => router.state.location.search, user: userEvent.setup() }
}

test("[B7.72] a number that was not counted to its end is named as more than the limit", () => {
  renderList("", { total: exactCountLimit + 1, missing: { matched: "grúa", dropped: ["azul"] } })
  expect(screen.getByRole("status").textContent).toBe("Más de 10.000 equipos con «grúa»")
  cleanup()
  renderList("", { total: exactCountLimit })
  expect(screen.getByRole("status").textContent).toBe("10.000 equipos")
  expect(seeResults(exactCountLimit + 1)).toBe("Ver más de 10.000 equipos")
})

test("[B7.200] of a frequent text, so many results as were counted are said to be the least", () => {
  renderList("", { total: 1_000, isLeast: true })
  expect(screen.getByRole("status").textContent).toBe("Más de 1.000 equipos")
  cleanup()
  const missing = { matched: "grúa", dropped: ["azul"] }
  renderList("", { total: 1_000, isLeast: true, missing })
  expect(screen.getByRole("status").textContent).toBe("Más de 1.000 equipos con «grúa»")
  expect(listDescription("Grúas", 1_000, true)).toMatch(/^Más de 1.000 equipos a la venta/)
  expect(seeAll(1_000, true)).toBe("Ver más de 1.000 equipos")
})

test("[B10.226] the last page that is counted of a longer list says that there are more, and how to find them", () => {
  const note = () => screen.queryByText(/^Aquí termina lo que se puede recorrer/)
  renderList("?page=50", { total: 1_000, isLeast: true })
  expect(note()?.textContent).toContain("1.000 equipos")
  expect(note()?.textContent).toMatch(/más palabras.*filtros/)
  cleanup()
  renderList(`?page=${Math.ceil((exactCountLimit + 1) / 20)}`, { total: exactCountLimit + 1 })
  expect(note()?.textContent).toContain("10.000 equipos")
  for (const [query, total, isLeast] of [
    ["?page=49", 1_000, true],
    ["?page=50", 1_000, false],
    ["", 0, true],
  ] as const) {
    cleanup()
    renderList(query, { total, isLeast })
    expect(note()).toBeNull()
  }
})

test("[B7.143] filters say that they count only the newest ads of a frequent text", () => {
  renderList("", { facets: { ...buildFacets(), complete: false } })
  expect(screen.getByText(/cuentan solo los anuncios más nuevos/)).toBeDefined()
  expect(screen.getByRole("option", { name: "Antofagasta (más de 30)" })).toBeDefined()
  expect(screen.getByRole("radio", { name: "Usado más de 31" })).toBeDefined()
  expect(seeResults(5_342, true)).toBe("Ver más de 5.342 equipos")
  expect(seeResults(exactCountLimit + 1, true)).toBe("Ver más de 10.000 equipos")
})

test("[B7.184] what none of the newest ads has may be in older ones", () => {
  const facets = { ...buildFacets(), complete: false, total: 0 }
  renderList("?marca=Potain", { facets })
  expect(screen.getByRole("option", { name: "Potain" })).toBeDefined()
  expect(screen.getByText("Ninguno entre los más nuevos")).toBeDefined()
  expect([seeResults(0, true), seeResults(0)]).toEqual(["Ver resultados", "Sin resultados"])
})

test("[S2.10] the list shows the search, the number of results, and the ads", () => {
  renderList()
  expect(screen.getByRole("heading", { level: 1, name: "Equipos industriales" })).toBeDefined()
  expect(screen.getByRole("status").textContent).toBe("38 equipos")
  expect(screen.getByRole("link", { name: "Grúa torre" })).toBeDefined()
})

test("[S2.10] choosing a category applies at once, returns to page 1 and preserves the focus", async () => {
  const { here, user } = renderList("?s=grua&page=2")
  const radio = screen.getByRole("radio", { name: /Mineria/ })
  await user.click(radio)
  await waitFor(() => expect(here()).toBe("?s=grua&category=mineria"))
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("radio", { name: /Mineria/ }))
})

test("[S2.10] Enter applies the text in lower case", async () => {
  const { here, user } = renderList()
  await user.type(screen.getByRole("combobox", { name: "Buscar por nombre" }), "Grúa{Enter}")
  await waitFor(() => expect(here()).toBe(`?${new URLSearchParams({ s: "grúa" })}`))
})

test("a price with thousands separators is applied on blur", async () => {
  const { here, user } = renderList()
  const price = within(screen.getByRole("group", { name: "Precio en pesos, sin IVA" }))
  await user.type(price.getByRole("textbox", { name: "Desde" }), "1.500.000")
  await user.tab()
  await waitFor(() => expect(here()).toBe("?precio_desde=1500000"))
})

test("[B5.2] a price in words is applied", async () => {
  const { here, user } = renderList()
  const price = within(screen.getByRole("group", { name: "Precio en pesos, sin IVA" }))
  await user.type(price.getByRole("textbox", { name: "Hasta" }), "60 millones")
  await user.tab()
  await waitFor(() => expect(here()).toBe("?precio_hasta=60000000"))
  const field = price.getByRole<HTMLInputElement>("textbox", { name: "Hasta" })
  await waitFor(() => expect(field.value).toBe("60.000.000"))
})

test("[B5.2] an ambiguous price of 60 offers both readings as buttons", async () => {
  const { here, user } = renderList()
  const price = within(screen.getByRole("group", { name: "Precio en pesos, sin IVA" }))
  await user.type(price.getByRole("textbox", { name: "Hasta" }), "60")
  await user.tab()
  expect(await price.findByText("¿Quisiste decir $60.000.000?")).toBeDefined()
  await user.click(price.getByRole("link", { name: "Hasta $60" }))
  expect(here()).toBe(`?${new URLSearchParams({ precio_hasta: "60 pesos" })}`)
  expect(screen.queryByText("¿Quisiste decir $60.000.000?")).toBeNull()
  await user.clear(price.getByRole("textbox", { name: "Hasta" }))
  await user.type(price.getByRole("textbox", { name: "Hasta" }), "60")
  await user.tab()
  await user.click(await price.findByRole("link", { name: "Hasta $60.000.000" }))
  expect(here()).toBe("?precio_hasta=60000000")
})

test("[B5.2] an invalid price is not applied, is preserved and reported", async () => {
  const { user } = renderList()
  const price = within(screen.getByRole("group", { name: "Precio en pesos, sin IVA" }))
  await user.type(price.getByRole("textbox", { name: "Desde" }), "barato")
  await user.tab()
  expect(await screen.findAllByText(/No entendimos «barato» como precio/)).not.toHaveLength(0)
  expect(price.getByRole("textbox", { name: "Desde" })).toHaveProperty("value", "barato")
})

test("communes are enabled by a region and cleared with it", async () => {
  const { here, user } = renderList()
  expect(screen.queryByRole("combobox", { name: "Comuna" })).toBeNull()
  await user.selectOptions(screen.getByRole("combobox", { name: "Región" }), "antofagasta")
  await user.selectOptions(await screen.findByRole("combobox", { name: "Comuna" }), "calama")
  await waitFor(() => expect(here()).toBe("?region=antofagasta&comuna=calama"))
  await user.selectOptions(screen.getByRole("combobox", { name: "Región" }), "biobio")
  await waitFor(() => expect(here()).toBe("?region=biobio"))
})

test("[B10.170] a commune offers kilometres around it, by keyboard and in the plain form", async () => {
  const { here, user } = renderList("?region=antofagasta&comuna=calama")
  const radius = screen.getByRole("combobox", { name: "Radio" })
  expect(
    within(radius)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...["Solo la comuna", "Hasta 25 km", "Hasta 50 km", "Hasta 100 km", "Hasta 200 km"],
    "Hasta 400 km",
  ])
  await user.selectOptions(radius, "100")
  await waitFor(() => expect(here()).toBe("?region=antofagasta&comuna=calama&radio=100"))
  const around = await screen.findByRole("link", {
    name: "Quitar filtro: Hasta 100 km de Calama",
  })
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Radio" }))
  const form = screen.getByRole("button", { name: /Aplicar filtros/ }).closest("form")
  expect(new FormData(form ?? undefined).get("radio")).toBe("100")
  await user.click(around)
  await waitFor(() => expect(here()).toBe(""))
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Radio" })).toBeNull())
})

test("each filter shows its count", () => {
  renderList("?region=antofagasta")
  expect(screen.getByRole("option", { name: "Antofagasta (30)" })).toBeDefined()
  expect(screen.getByRole("option", { name: "Calama (9)" })).toBeDefined()
  expect(screen.getByRole("radio", { name: "Construccion 26" })).toBeDefined()
})

test("a chip removes its filter", async () => {
  const { here, user } = renderList("?s=grua&category=mineria")
  await user.click(screen.getByRole("link", { name: "Quitar filtro: Mineria" }))
  expect(here()).toBe("?s=grua")
  expect(screen.getByRole("radio", { name: "Todas" })).toHaveProperty("checked", true)
})

test("the order is in the URL", async () => {
  const { here, user } = renderList("?category=mineria")
  const order = screen.getByRole("combobox", { name: "Ordenar por" })
  await user.selectOptions(order, "Menor precio")
  await waitFor(() => expect(here()).toBe("?category=mineria&orden=precio-menor"))
})

/** The list as the server sent it, without scripts. Returns how to hydrate it. */
function renderServed(loader?: LoaderFunction) {
  const path = { id: "list", path: "/anuncios", element: <ServedList />, ...(loader && { loader }) }
  const hydrationData = { loaderData: { list: null } }
  const router = createMemoryRouter([path], { initialEntries: ["/anuncios"], hydrationData })
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(<RouterProvider router={router} />)
  const hydrate = () => render(<RouterProvider router={router} />, { container, hydrate: true })
  return { here: () => router.state.location.search, hydrate, user: userEvent.setup() }
}

function ServedList() {
  useRepeatedPresses()
  return <ListAt overrides={{}} />
}

/** Holds these choices as the page's inline code does. */
function holdChoices(waiting: Element[]): void {
  window.waraStart = { entry: "", manifest: "", routes: [], imports: [], atRest: false, waiting }
}

test("choices made before hydration are applied after it", async () => {
  const { here, hydrate, user } = renderServed()
  await user.selectOptions(screen.getByRole("combobox", { name: "Región" }), "biobio")
  hydrate()
  await waitFor(() => expect(here()).toBe("?region=biobio"))
})

test("[B7.106] a price typed before hydration is applied with the choices made before it", async () => {
  const { here, hydrate, user } = renderServed()
  const used = screen.getByRole<HTMLInputElement>("radio", { name: /^Usado/ })
  const region = screen.getByRole("combobox", { name: "Región" })
  const [price = used] = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Desde" })
  await user.click(used)
  await user.selectOptions(region, "biobio")
  await user.type(price, "5 millones")
  holdChoices([used, region])
  hydrate()
  await waitFor(() => expect(here()).toBe("?region=biobio&condicion=usado&precio_desde=5000000"))
  await waitFor(() => expect(price.value).toBe("5.000.000"))
  expect(price.matches(":focus")).toBe(true)
})

test("[B7.173] a filter chosen before hydration requests its list once", async () => {
  const requested: string[] = []
  const { here, hydrate, user } = renderServed(async ({ request }) => {
    requested.push(new URL(request.url).search)
    return null
  })
  const region = screen.getByRole("combobox", { name: "Región" })
  await user.selectOptions(region, "biobio")
  holdChoices([region])
  hydrate()
  await waitFor(() => expect(here()).toBe("?region=biobio"))
  expect(requested).toEqual(["?region=biobio"])
  await user.selectOptions(region, "antofagasta")
  await user.selectOptions(region, "biobio")
  await waitFor(() => expect(requested.at(-1)).toBe("?region=biobio"))
})

test("without scripts the filters are a plain form", () => {
  renderList("?category=mineria")
  const apply = screen.getByRole("button", { name: /Aplicar filtros/ })
  const form = apply.closest("form")
  expect(form?.method).toBe("get")
  expect(form?.getAttribute("action")).toBe("/anuncios")
  const sent = [...new FormData(form ?? undefined).keys()]
  expect(sent).toEqual(expect.arrayContaining(["s", "category", "region", "condicion", "orden"]))
})

test("a corrected typing error is shown", () => {
  renderList("?s=horqilla", { correctedText: "horquilla" })
  expect(screen.getByText("Mostramos resultados de «horquilla»")).toBeDefined()
})

test("[B5.4] a correction offers to search exactly what was typed", () => {
  renderList("?s=horqilla&region=biobio", { correctedText: "horquilla" })
  const exact = screen.getByRole("link", { name: "Buscar exactamente «horqilla»" })
  expect(exact.getAttribute("href")).toBe("/anuncios?s=%22horqilla%22&region=biobio")
})

test("[B5.6] [B7.222] a search for a machine offers its parts and accessories with their count", () => {
  renderList("?s=excavadora", { partsTotal: partsCountLimit + 1 })
  expect(screen.getByText(/accesorios para excavadora \(más de 1\.000\)$/)).toBeDefined()
  cleanup()
  renderList("?s=excavadora&region=biobio", { partsTotal: 12 })
  const name = "También repuestos y accesorios para excavadora (12)"
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(
    "/anuncios?s=repuestos+para+excavadora&region=biobio",
  )
})

test("[B5.6] parts are offered for the words that the shown machines have", () => {
  const missing = { matched: "camion", dropped: ["aljibe"] }
  renderList("?s=camion+aljibe", { partsTotal: 5, missing })
  const name = "También repuestos y accesorios para camion (5)"
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(
    "/anuncios?s=repuestos+para+camion",
  )
})

test("[B5.6] when ads only mention the searched machine, the list says that nobody sells it", () => {
  renderList("?s=barredora", { isOnlyMentioned: true })
  expect(screen.getByText(/^Nadie vende «barredora» por ahora\./)).toBeDefined()
})

test("an empty result offers filters to remove, with counts", () => {
  const relaxations = [{ label: "Sin «Calama»", path: "/anuncios?s=grua", count: 4 }]
  renderList("?s=grua&comuna=calama", { total: 0, relaxations })
  expect(screen.getByText("No encontramos equipos con esa búsqueda")).toBeDefined()
  const further = screen.getByRole("link", { name: "Sin «Calama» 4 equipos" })
  expect(further.getAttribute("href")).toBe("/anuncios?s=grua")
})

test("[B5.13] a list of one is followed by cards under a heading that names the dropped filter", () => {
  const more = { label: "Ver los 53 equipos", path: "/anuncios?s=grua" }
  const ads = [buildAd({ name: "Grúa pluma" })]
  renderList("?s=grua&precio_hasta=60000000", {
    total: 1,
    sections: [{ heading: "Sin «Hasta $60.000.000»", more, ads }],
  })
  expect(screen.getByRole("heading", { level: 2, name: "Sin «Hasta $60.000.000»" })).toBeDefined()
  expect(screen.getByRole("link", { name: "Ver los 53 equipos" }).getAttribute("href")).toBe(
    "/anuncios?s=grua",
  )
  expect(screen.getByRole("link", { name: "Grúa pluma" })).toBeDefined()
  expect(screen.queryByText("No encontramos equipos con esa búsqueda")).toBeNull()
})

test("[B5.1] ads near the commune show their distance", () => {
  const ads = [{ ...buildAd({ name: "Grúa pluma", year: 0 }), distanceKm: 27 }]
  renderList("?s=grua&comuna=calama", {
    sections: [{ heading: "Cerca de Calama: Chiu Chiu", more: null, ads }],
  })
  expect(screen.getByText(/, a 27 km$/)).toBeDefined()
})

test("[B5.1] removing the chip of a typed place searches for its word", async () => {
  const { here, user } = renderList("?s=generador&comuna=calama", {
    wordsWithPlace: { region: null, commune: 'generador "calama"' },
  })
  await user.click(screen.getByRole("link", { name: "Quitar filtro: Calama" }))
  expect(here()).toBe(`?${new URLSearchParams({ s: 'generador "calama"' })}`)
})

test("[B5.3] when no ad has all words, the count and a notice say so", () => {
  renderList("?s=camion", {
    heading: "No hay «camión aljibe». Estos tienen «camión»",
    missing: { matched: "camión", dropped: ["aljibe"] },
  })
  expect(screen.getByRole("status").textContent).toBe("38 equipos con «camión»")
  expect(screen.getByText(/Dejamos fuera «aljibe» y lo anotamos/)).toBeDefined()
})

test("searches are tracked with the list, except those with personal data", () => {
  const events = captureTags()
  renderList("?s=grua")
  cleanup()
  renderList("?s=ana@faena.cl")
  expect(events.filter(({ event }) => event === "search")).toEqual([
    { event: "search", search_term: "grua" },
  ])
})

test("[B5.11] a search for a number shows the ad with that number first", () => {
  renderList("?s=1302", { numbered: { slug: "grua-1302", name: "Grúa", number: 1302 } })
  const hint = screen.getByText(/¿Buscas el anuncio N\.º\s1302\?/)
  expect(within(hint).getByRole("link", { name: "Grúa" }).getAttribute("href")).toBe(
    "/anuncios/grua-1302",
  )
})
