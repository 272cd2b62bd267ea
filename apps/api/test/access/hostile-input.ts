/** A way to call an operation: what is in the path, the query and the body. */
export type HostileCall = {
  name: string
  /** In place of every parameter of the path. */
  id?: string
  query?: string
  /** The body as sent, and its content type. */
  body?: { text: string; type: string }
  /** No route is looked up for it: everyone gets 400, without a word about the operation. */
  isUnreadable?: boolean
}

const json = (text: string) => ({ text, type: "application/json" })

/** Values of a path's parameter that no record has. */
export const missingIds = ["2147483647", "f".repeat(32)]

const malformedIds = [
  "0",
  "-1",
  "1e9",
  "1.5",
  "99999999999999999999",
  "NaN",
  "%00",
  "..%2f..%2fetc%2fpasswd",
  "%F0%9F%9A%9C",
  "1'%20or%20'1'='1",
  "__proto__",
  "a".repeat(99),
]

/** Undecodable, or longer than a parameter may be. */
const unreadableIds = ["%ED%A0%80", "a".repeat(5_000)]

/** Longer, deeper or of more parameters than any query. */
const unreadableQueries = [
  `filters${"[$not]".repeat(200)}[id]=1`,
  "a=1&".repeat(3_000),
  "__proto__[x]=1&constructor[prototype][x]=1",
  `q=${"%C3%B1".repeat(3_000)}`,
]

const queries = [
  "page=-1&pageSize=1000000000",
  "page=99999999999999999999&pageSize=1e309",
  "q=%00&s=%00&code=%00&filters[name][$eq]=%00",
  "sort=(select+1)&fields=*&populate[user][populate][sessions]=*",
  "_q=%25%5C%27%22&page[]=1&page[a]=2",
]

/** Texts that were bodies once, or never were JSON. */
const bodies: { name: string; body: { text: string; type: string } }[] = [
  { name: "no JSON", body: json('{"unknown": ') },
  { name: "nothing", body: json("") },
  { name: "null", body: json("null") },
  { name: "a list", body: json("[]") },
  { name: "a text", body: json('"text"') },
  { name: "empty data", body: json('{"data":null}') },
  { name: "deep", body: json(`${'{"data":'.repeat(10_000)}1${"}".repeat(10_000)}`) },
  { name: "prototype", body: json('{"__proto__":{"role":"operator"},"constructor":{}}') },
  { name: "huge number", body: json('{"data":{"id":1e999,"key":1e999}}') },
  { name: "large", body: json(`{"data":"${"x".repeat(200_000)}"}`) },
  { name: "plain text", body: { text: "data=1", type: "text/plain" } },
  { name: "form", body: { text: "data=1", type: "application/x-www-form-urlencoded" } },
  { name: "XML", body: { text: "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", type: "text/xml" } },
  { name: "no type", body: { text: "{}", type: "x" } },
]

/** Values in place of each text of a valid body, and of each number. */
const texts = ["\0", "\ud800", "x".repeat(100_000), "'; drop table users; --", "🚜"]
const numbers = [-1, 0, 1.5, 2_147_483_648, 1e308]

/** A valid body with each value of its leaves replaced. */
function replaceLeaves(value: unknown, text: unknown, number: unknown): unknown {
  if (typeof value === "string") return text
  if (typeof value === "number") return number
  if (typeof value === "boolean") return { nested: [value] }
  if (Array.isArray(value)) return Array.from({ length: 60 }, () => ({ id: number, name: text }))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceLeaves(inner, text, number)]),
  )
}

/** Every huge and malformed call of an operation; bodies only when it has a valid one, `sample`. */
export function hostileCalls(operation: { method: string; path: string; sample: unknown }) {
  const { method, path, sample } = operation
  const named = (values: readonly string[], kind: "id" | "query", isUnreadable = false) =>
    values.map(
      (value): HostileCall => ({
        ...{ name: `${kind} ${value.slice(0, 30)}`, [kind]: value, isUnreadable },
      }),
    )
  const replaced = texts.map((text, index) => ({
    name: `hostile values ${index}`,
    body: json(JSON.stringify(replaceLeaves(sample, text, numbers[index]))),
  }))
  return [
    ...(path.includes("{") ? named(malformedIds, "id") : []),
    ...(path.includes("{") ? named(unreadableIds, "id", true) : []),
    ...(method === "GET" ? named(queries, "query") : []),
    ...(method === "GET" ? named(unreadableQueries, "query", true) : []),
    ...(sample === undefined ? [] : [...bodies, ...replaced]),
  ]
}
