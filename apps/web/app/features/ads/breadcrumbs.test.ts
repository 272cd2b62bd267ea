import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { expect, test } from "vitest"
import { listCrumbs } from "./breadcrumbs.tsx"

const names = { category: "Minería", region: "Antofagasta", commune: "Calama", condition: "" }

const crumbsOf = (query: string) =>
  listCrumbs(parseAdSearch(new URLSearchParams(query)), names).map(({ name, path }) => [name, path])

test("[B10.170] the last step of a list within kilometres is its place, not a region", () => {
  const query = "category=mineria&region=antofagasta&comuna=calama"
  expect(crumbsOf(query).at(-1)).toEqual([
    ...["Antofagasta", "/anuncios?category=mineria&region=antofagasta"],
  ])
  expect(crumbsOf(`${query}&radio=50`).slice(-2)).toEqual([
    ["Minería", "/anuncios?category=mineria"],
    ["Hasta 50 km de Calama", "/anuncios?category=mineria&comuna=calama&radio=50"],
  ])
})
