import { expect, test } from "vitest"
import { cleanSearchPath, withoutStrayCommune } from "./clean-search-path.ts"
import { parseAdSearch } from "./parse-ad-search.ts"

const clean = (query: string) => cleanSearchPath(new URLSearchParams(query))

test.each([
  ["s=&category=", "/anuncios"],
  ["s=Grua&category=", "/anuncios?s=grua"],
  ["precio_desde=1.000.000", "/anuncios?precio_desde=1000000"],
  ["precio_desde=900000&precio_hasta=300000", "/anuncios?precio_desde=300000&precio_hasta=900000"],
  ["ano_desde=2020&ano_hasta=2010", "/anuncios?ano_desde=2010&ano_hasta=2020"],
  ["page=abc", "/anuncios"],
  ["page=0", "/anuncios"],
  ["comuna=&radio=100", "/anuncios"],
  ["comuna=calama&radio=30", "/anuncios?comuna=calama"],
  ["radio=50&comuna=Calama", "/anuncios?comuna=calama&radio=50"],
])("[S2.10] a submitted form's query '%s' becomes %s", (query, path) => {
  expect(clean(query)).toBe(path)
  expect(clean(path.split("?")[1] ?? "")).toBeNull()
})

test.each(["", "s=grua&category=mineria&page=1", "s=grua&page=2", "utm_source=correo"])(
  "[S2.10] '%s' stays as it is",
  (query) => expect(clean(query)).toBeNull(),
)

test("a commune of another region is dropped, one of this region stays", () => {
  const communes = [{ slug: "calama", region: { slug: "antofagasta" } }]
  const search = (query: string) => parseAdSearch(new URLSearchParams(query))
  const stray = withoutStrayCommune(search("region=biobio&comuna=calama"), communes)
  expect(stray).toEqual(search("region=biobio"))
  const around = withoutStrayCommune(search("region=biobio&comuna=calama&radio=50"), communes)
  expect(around).toEqual(search("region=biobio"))
  expect(withoutStrayCommune(search("region=antofagasta&comuna=calama"), communes)).toBeNull()
  expect(withoutStrayCommune(search("comuna=calama"), communes)).toBeNull()
})
