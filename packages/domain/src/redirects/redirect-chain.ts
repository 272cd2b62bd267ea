import { redirectKey, targetKey } from "./redirect-key.ts"
import { redirectTexts } from "./redirect-texts.ts"

/** A path and where it leads. */
export type RedirectRule = { from: string; to: string }

/** What is wrong with which part of a rule. */
export type RedirectProblem = { field: keyof RedirectRule; message: string }

/**
 * What is wrong with a rule beside all the others that are in force; null when nothing is. Nobody is
 * led twice, so that no rules together can be a circle either.
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
