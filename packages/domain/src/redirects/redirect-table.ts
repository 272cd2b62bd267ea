import type { RedirectRule } from "./redirect-chain.ts"
import { redirectKey, targetKey } from "./redirect-key.ts"
import { redirectFromProblem, redirectToProblem } from "./redirect-schema.ts"

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
    const last = lastOf(key, known)
    if (last !== null) table.set(key, { ...rule, to: last.to })
  }
  return table
}

/**
 * The last rule of the chain that starts at a path; null when there is none or the chain is a loop.
 */
function lastOf<Rule extends RedirectRule>(start: string, known: Map<string, Rule>): Rule | null {
  const met = new Set<string>()
  let key = start
  for (let rule = known.get(key); rule !== undefined; ) {
    if (met.has(key)) return null
    met.add(key)
    const next = targetKey(rule.to)
    const following = next === null ? undefined : known.get(next)
    if (next === null || following === undefined) return rule
    key = next
    rule = following
  }
  return null
}
