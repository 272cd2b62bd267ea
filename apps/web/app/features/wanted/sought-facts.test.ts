import { expect, test } from "vitest"
import { yearRangeOf, yearsOf } from "./sought-facts.ts"

const sought = {
  ...{ name: "Excavadora", slug: "excavadora-1", manufacturer: "", text: "" },
  ...{ budget: null, commune: null, radius_km: null },
  category: { name: "Construcción", slug: "construccion", color: "#8a4b16" },
}

test.each([
  [2015, null, "Año desde 2015", "Desde 2015"],
  [null, 2020, "Año hasta 2020", "Hasta 2020"],
  [null, null, "", ""],
])(
  "[B10.42] years from %s to %s read alone and next to their label",
  (from, to, alone, labelled) => {
    const wanted = { ...sought, year_min: from, year_max: to }
    expect([yearsOf(wanted), yearRangeOf(wanted)]).toEqual([alone, labelled])
  },
)
