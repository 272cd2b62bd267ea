import fc from "fast-check"

/** Valid, nearly valid and malicious pieces of queries. */
const parameters = [
  "filters",
  "sort",
  "populate",
  "fields",
  "pagination",
  "page",
  "pageSize",
  "_q",
  "status",
  "__proto__",
]
const keys = [
  "id",
  "documentId",
  "name",
  "slug",
  "year",
  "price",
  "price_clp",
  "code",
  "date",
  "value",
  "active",
  "published_at",
  "createdAt",
  "username",
  "email",
  "password_hash",
  "category",
  "commune",
  "region",
  "user",
  "gallery",
  "avatar",
  "ad_featured_reservation",
  "$and",
  "$or",
  "$not",
  "$eq",
  "$eqi",
  "$ne",
  "$in",
  "$notIn",
  "$lt",
  "$gte",
  "$between",
  "$contains",
  "$notContainsi",
  "$startsWith",
  "$null",
  "$notNull",
  "page",
  "pageSize",
  "start",
  "limit",
  "withCount",
  "populate",
  "fields",
  "0",
  "1",
  "999",
  "",
  "constructor",
  "toString",
]
const values = [
  "",
  "*",
  "true",
  "false",
  "null",
  "0",
  "1",
  "-1",
  "25",
  "2147483647",
  "2147483648",
  "9999999999",
  "1e309",
  "0.5",
  "NaN",
  "uf",
  "CLP",
  "name",
  "name:desc",
  "category.name:asc,id:desc",
  "commune.region",
  "relevance",
  "2026-11-21",
  "2026-13-45",
  "2026-11-21T10:00:00Z",
  "2026-11-21T10:00:00+99:99",
  "0000-01-01",
  "%",
  "\\",
  "'; drop table ads; --",
  "\u0000",
  "\ud800",
  "🚜",
  "x".repeat(400),
]

const name = fc
  .tuple(fc.constantFrom(...parameters), fc.array(fc.constantFrom(...keys), { maxLength: 7 }))
  .map(([parameter, path]) => `${parameter}${path.map((key) => `[${key}]`).join("")}`)

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
)

const parameter = fc
  .tuple(name, value)
  .map(([left, right]) => `${left}=${encodeURIComponent(right.toWellFormed())}`)

/** Valid parameters of every collection, so that invalid ones are also combined with them. */
const sound = fc.constantFrom(
  "filters[id][$gte]=1",
  "filters[documentId][$ne]=0",
  "filters[$not][id][$in][0]=999",
  "filters[$or][0][id]=1",
  "sort=id:desc",
  "fields=id,documentId",
  "populate=*",
  "page=1",
  "pagination[withCount]=false",
)

/** A query in the dialect's grammar, mostly invalid. */
export const arbitraryQuery = fc
  .array(fc.oneof(parameter, sound), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join("&"))
