import type { AdSearch } from "@wara/domain/listing/ad-search"
import { listTexts } from "./list-texts.ts"
import type { SearchNames } from "./search-names.ts"

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("es-CL") + text.slice(1)
}

function subject(search: AdSearch, category: string): string {
  if (search.text !== "") return capitalised(search.text)
  if (category !== "")
    return search.manufacturer === "" ? category : `${category} ${search.manufacturer}`
  if (search.manufacturer !== "") return `${listTexts.machines} ${search.manufacturer}`
  return listTexts.everything
}

/** What is searched, in one line: "Excavadora en Antofagasta", "Bomba en Agricultura, Calama". */
export function searchHeading(search: AdSearch, names: SearchNames): string {
  const what = subject(search, names.category)
  const scopes = [search.text === "" ? "" : names.category, names.commune || names.region]
  const where = scopes.filter((scope) => scope !== "").join(", ")
  return where === "" ? what : `${what} ${listTexts.inPlace} ${where}`
}
