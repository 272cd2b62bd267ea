import { chainProblem } from "@wara/domain/redirects/redirect-chain"
import { redirectFromProblem, redirectToProblem } from "@wara/domain/redirects/redirect-schema"

/** Told beside the field while it is typed; the api judges the same, and all redirects together. */
export function redirectedPath(from: string): string | undefined {
  return redirectFromProblem(from.trim()) ?? undefined
}

/** Where it is to lead, beside the path that leads there. */
export function redirectTarget(to: string, { from = "" }: { from?: string }): string | undefined {
  return redirectToProblem(to.trim()) ?? chainProblem({ from, to: to.trim() }, [])?.message
}
