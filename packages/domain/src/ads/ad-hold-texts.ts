import { type AbuseReason, abuseReasons } from "../abuse/abuse-report.ts"
import { abuseReasonTexts } from "../abuse/abuse-texts.ts"
import { formatNumber } from "../money/money.ts"
import { appealLimits } from "./ad-hold.ts"
import type { ReviewReason } from "./review.ts"

/** The reason of a hold that reports placed, by what most of them say. */
export const reasonOfReports: Record<AbuseReason, ReviewReason> = {
  fraud: "fraud",
  sold: "other",
  duplicate: "duplicate",
  "fake-price": "price",
  category: "category",
  "not-owner": "misleading",
  content: "forbidden",
}

export const holdTexts = {
  /** What the owner reads about a hold that reports placed; it counts nobody and names nobody. */
  reported: (reasons: readonly AbuseReason[]) => {
    const names = abuseReasons
      .filter((reason) => reasons.includes(reason))
      .map((reason) => `«${abuseReasonTexts[reason]}»`)
    return `Recibimos denuncias de personas sin relación entre sí: ${names.join(", ")}. Una persona de nuestro equipo lo va a revisar.`
  },
  notesRequired: "Escribe por qué lo dejas en revisión preventiva: el vendedor lo lee.",
  appealTooShort: `Explícanos con al menos ${appealLimits.min} caracteres.`,
  appealTooLong: `Usa como máximo ${formatNumber(appealLimits.max, 0)} caracteres.`,
  appealedBefore: "Ya apelaste. Otra persona del equipo lo está revisando.",
  decidedBefore: "Esta revisión preventiva ya se resolvió.",
  ownHold: "Tú lo dejaste en revisión preventiva. Lo tiene que decidir otra persona del equipo.",
} as const
