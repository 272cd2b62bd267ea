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
    "`fields` chooses what is read of each record.",
    searchable
      ? "`_q` searches a text; places, prices and years in it filter unless such a filter is given, and `meta.search` tells what was understood. Words in double quotes are searched as typed."
      : "",
    `\`page\` from 1, \`pageSize\` up to ${collection.pageSize.max}, ${collection.pageSize.default} unless said.`,
  ]
  return lines.filter((line) => line !== "").join("\n\n")
}

export function describeOne(): string {
  return "`fields` and `populate` choose what is read."
}
