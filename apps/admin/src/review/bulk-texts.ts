import type { BulkReviewResult } from "@wara/contract/review"
import type { ReasonedDecision } from "./decision-dialog.tsx"

/** Decisions that several submissions can get at once. */
export const bulkKinds = ["reject", "request-changes"] as const satisfies ReasonedDecision[]

export type BulkKind = (typeof bulkKinds)[number]

const ads = (count: number) => (count === 1 ? "1 anuncio" : `${count} anuncios`)

const words: Record<BulkKind, string> = {
  reject: "Rechazados",
  "request-changes": "Cambios pedidos",
}

export const bulkTexts = {
  choose: (name: string) => `Elegir ${name}`,
  chosen: (count: number) => `${ads(count)} ${count === 1 ? "elegido" : "elegidos"}`,
  ads,
  clear: "Quitar selección",
  /** "Rechazados: 3 anuncios". */
  decided: (kind: BulkKind, count: number) => `${words[kind]}: ${ads(count)}`,
  refused: "No se pudo decidir sobre todos:",
  unknown: "Un anuncio",
} as const

/** One sentence for each submission that was not decided. */
export function refusalSentences(
  results: readonly BulkReviewResult[],
  nameOf: (id: number) => string | undefined,
): string[] {
  return results.flatMap(({ refusal, review }) =>
    refusal === null ? [] : [`${nameOf(review) ?? bulkTexts.unknown}: ${refusal}`],
  )
}
