/** What the index knows of a part of a tsquery: a word, several of them, or nothing (null). */
type Words = string | { all: Words[] } | { any: Words[] } | null

const token = /'(?:[^']|'')*'(?::[*A-D]+)?|<(?:-|\d+)>|[&|!()]/g
const weights = /:(\*?)[A-D]+$/
const quoted = /'(?:[^']|'')*'/g

/**
 * What the index of texts knows of a tsquery: its words, wherever an ad has them and whatever they weigh.
 * Every ad that matches the query matches this one too. Asked for weights, for words next to each other or
 * for excluded ones, the index returns the same ads, and each of them is then compared with everything
 * that was asked, the words of filters included. A query that has none of these stays as it is.
 */
export function indexQuery(query: string): string {
  if (isOfWords(query)) return query
  const tokens = query.match(token) ?? []
  const words = readAny(tokens)
  return words === null ? query : written(words)
}

/** Whether a tsquery asks for nothing but words: no weights, no words next to each other, no excluded ones. */
export const isOfWords = (query: string): boolean =>
  !/[<!]|:\*?[A-D]/.test(query.replace(quoted, "'"))

/** Takes an operand of "|", "&" or a distance, which bind the closer the later they are listed here. */
function readAny(tokens: string[]): Words {
  const parts = [readAll(tokens)]
  while (takes(tokens, (next) => next === "|")) parts.push(readAll(tokens))
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  // Nothing is known of an alternative: an ad may match without any of the words.
  return parts.includes(null) ? null : { any: withoutContained(parts) }
}

function readAll(tokens: string[]): Words {
  const parts = [readOne(tokens)]
  while (takes(tokens, (next) => next === "&" || next.startsWith("<"))) parts.push(readOne(tokens))
  const known = parts.filter((part) => part !== null)
  const [only = null] = known
  return known.length < 2 ? only : { all: known }
}

function readOne(tokens: string[]): Words {
  const next = tokens.shift() ?? ""
  if (next === "!") {
    readOne(tokens)
    return null
  }
  if (next !== "(") return next.replace(weights, (_, prefix: string) => prefix && ":*")
  const inner = readAny(tokens)
  tokens.shift()
  return inner
}

function takes(tokens: string[], isWanted: (next: string) => boolean): boolean {
  const next = tokens[0]
  if (next === undefined || !isWanted(next)) return false
  tokens.shift()
  return true
}

/** Alternatives that are no part of another one: what has "pala" and "excavadora" has "excavadora". */
function withoutContained(parts: readonly Words[]): Words[] {
  const alternatives = parts.flatMap((part) => (isAny(part) ? part.any : [part]))
  const single = new Set(alternatives.filter((part) => typeof part === "string"))
  return [...new Set(alternatives)].filter(
    (part) =>
      !isAll(part) || !part.all.some((word) => typeof word === "string" && single.has(word)),
  )
}

const isAny = (words: Words): words is { any: Words[] } =>
  words !== null && typeof words === "object" && "any" in words
const isAll = (words: Words): words is { all: Words[] } =>
  words !== null && typeof words === "object" && "all" in words

function written(words: Words): string {
  if (words === null || typeof words === "string") return words ?? ""
  const [parts, sign] = "all" in words ? [words.all, " & "] : [words.any, " | "]
  return parts.map((part) => (typeof part === "string" ? part : `( ${written(part)} )`)).join(sign)
}
