import type { Collection } from "./collection.ts"

/**
 * Documents what visitors may filter, sort and populate; parts that require a session are not
 * named.
 */
export function describeFind(collection: Collection, searchable: boolean): string {
  const fields = Object.entries(collection.fields).filter(
    ([, part]) => part.readers === "everybody",
  )
  const names = (able: "filterable" | "sortable") =>
    fields.filter(([, part]) => part[able]).map(([name]) => name)
  const relations = Object.entries(collection.relations)
    .filter(([, part]) => part.readers === "everybody" || part.askable)
    .map(([name]) => name)
  const lines = [
    `\`filters[field][operator]=value\` by ${names("filterable").join(", ")}.`,
    `\`sort=field:asc|desc\` by ${names("sortable").join(", ")}${searchable ? ", relevance" : ""}.`,
    relations.length > 0 ? `\`populate=*\`, or a list of ${relations.join(", ")}.` : "",
    "`fields` selects the fields returned for each record.",
    searchable
      ? "`_q` is a full-text search; places, prices and years in it become filters unless such a filter is given explicitly, and `meta.search` returns the interpretation. Words in double quotes are matched literally."
      : "",
    `\`page\` from 1, \`pageSize\` up to ${collection.pageSize.max}, ${collection.pageSize.default} unless said.`,
  ]
  return lines.filter((line) => line !== "").join("\n\n")
}

export function describeOne(): string {
  return "`fields` and `populate` select what is returned."
}
