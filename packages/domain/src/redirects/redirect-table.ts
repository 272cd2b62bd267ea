import { redirectFromProblem, redirectKey, redirectToProblem } from "./redirect-schema.ts"
import { redirectTexts } from "./redirect-texts.ts"

/** The key of a redirect's target page; null when it is on another site. */
function targetKey(to: string): string | null {
  return to.startsWith("/") ? redirectKey(to.replace(/[?#].*$/s, "")) : null
}

/**
 * Rules by the key of their path, each with its final target. Rules are validated when saved;
 * invalid rules and loops that were added by hand or by an older release are left out.
 */
export function redirectTable<Rule extends RedirectRule>(rules: Rule[]): Map<string, Rule> {
  const known = new Map<string, Rule>()
  for (const rule of rules) {
    const key = redirectKey(rule.from)
    const isWrong = redirectFromProblem(rule.from) ?? redirectToProblem(rule.to)
    if (key !== null && isWrong === null && !known.has(key)) known.set(key, rule)
  }
  const table = new Map<string, Rule>()
  for (const [key, rule] of known) {
    const last = finalRule(key, known)
    if (last !== null) table.set(key, { ...rule, to: last.to })
  }
  return table
}

/**
 * The table of a site's rules; rules with the site's own full address are dropped because they could
 * form loops.
 */
export function redirectsOfSite<Rule extends RedirectRule>(
  rules: Rule[],
  baseUrl: string,
): Map<string, Rule> {
  const { host } = new URL(baseUrl)
  return redirectTable(
    rules.filter(({ to }) => {
      const other = URL.parse(to)
      return to.startsWith("/") || (other !== null && other.host !== host)
    }),
  )
}

/**
 * The last rule of the chain that starts at a path; null when there is none or the chain is a loop.
 */
function finalRule<Rule extends RedirectRule>(
  start: string,
  known: Map<string, Rule>,
): Rule | null {
  const visited = new Set<string>()
  let key = start
  for (let rule = known.get(key); rule !== undefined; ) {
    if (visited.has(key)) return null
    visited.add(key)
    const next = targetKey(rule.to)
    const following = next === null ? undefined : known.get(next)
    if (next === null || following === undefined) return rule
    key = next
    rule = following
  }
  return null
}

type RedirectRule = { from: string; to: string }

export type RedirectProblem = { field: keyof RedirectRule; message: string }

/**
 * Checks a rule against all others in force; null when it is valid. Redirects never chain, which
 * also rules out loops.
 */
export function chainProblem(rule: RedirectRule, others: RedirectRule[]): RedirectProblem | null {
  const from = redirectKey(rule.from)
  const to = targetKey(rule.to)
  if (to !== null && to === from) return { field: "to", message: redirectTexts.toSame }
  if (to !== null && others.some((other) => redirectKey(other.from) === to)) {
    return { field: "to", message: redirectTexts.toRedirected }
  }
  if (others.some((other) => targetKey(other.to) === from)) {
    return { field: "from", message: redirectTexts.fromIsTarget }
  }
  return null
}

/**
 * The target with the request's query appended, so that campaign parameters are not lost;
 * parameters that the target sets itself take precedence.
 */
export function redirectTarget(to: string, query: URLSearchParams): string {
  const [, address = to, own = "", anchor = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? []
  const ownNames = new URLSearchParams(own)
  const added = new URLSearchParams([...query].filter(([name]) => !ownNames.has(name)))
  const all = [own, added.toString()].filter((part) => part !== "").join("&")
  return `${address}${all === "" ? "" : `?${all}`}${anchor}`
}
