import { redirectKey, targetKey } from "./redirect-key.ts"
import { redirectTexts } from "./redirect-texts.ts"

export type RedirectRule = { from: string; to: string }

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
