import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import type { AdErrors } from "../check/ad-fields.ts"
import { postJson } from "../draft/post-json.ts"

/** What an ad still lacks, as the server validates it; the result of submitting replaces it. */
export function useMissing(draft: AdDraft) {
  const [missing, setMissing] = useState<AdErrors>({})
  useEffect(() => {
    let isCurrent = true
    postJson<AdErrors>(paths.draftCheck, draft).then((found) => {
      if (isCurrent) setMissing(found ?? {})
    })
    return () => {
      isCurrent = false
    }
  }, [draft])
  return { missing, setMissing }
}
