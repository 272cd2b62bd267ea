import { adSignals, signalBatchLimits } from "@wara/domain/figures/ad-signal"
import { z } from "zod"

const slugs = z.array(z.string().regex(/^[a-z0-9-]{1,200}$/)).min(1)

/** POST ad-signals: the slugs of ads by what happened to them. */
export const signalBatchSchema = z
  .partialRecord(z.enum(adSignals), slugs)
  .refine(
    (batch) =>
      Object.values(batch).reduce((sum, ads) => sum + ads.length, 0) <= signalBatchLimits.ads,
    "has too many ads",
  )

export type SignalBatch = z.infer<typeof signalBatchSchema>
