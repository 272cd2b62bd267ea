import type { ResourceProps } from "react-admin"
import { expect, test } from "vitest"
import { panelPages } from "./panel-pages.tsx"
import { leadName } from "./resources/leads/lead-list-texts.ts"
import { rightsRequestName } from "./resources/rights-requests/rights-request-texts.ts"

test("[B9.188] no page of a record is titled by its number alone", () => {
  const pages = panelPages("operator").map(({ props }) => props as Partial<ResourceProps>)
  // The review desk writes its title itself.
  const untitled = pages.filter(
    ({ edit, name, recordRepresentation, show }) =>
      (edit || show) && name !== "reviews" && recordRepresentation === undefined,
  )
  expect(untitled.map(({ name }) => name)).toEqual([])
  expect(rightsRequestName({ id: 3, right: "objection" })).toBe("Oposición N.º 3")
  expect(leadName({ name: "Ana Soto" })).toBe("Consulta de Ana Soto")
})
