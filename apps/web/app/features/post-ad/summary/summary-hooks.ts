import { type AdDraft, isPartlyFilled } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { postJson } from "../draft/draft-calls.ts"
import type { DraftStore } from "../draft/draft-store.ts"
import type { useOpening } from "../draft/use-opening.ts"
import type { AdErrors } from "../form-errors.ts"

/**
 * Without a local draft there is nothing to show: loads the server's draft, or goes to the form.
 */
export function useDraftOrForm(opening: ReturnType<typeof useOpening>, store: DraftStore): void {
  const navigate = useNavigate()
  const wasSeen = useRef(false)
  useEffect(() => {
    if (wasSeen.current) return
    wasSeen.current = true
    const begin = () => {
      if (!isPartlyFilled(store.getState().draft)) navigate(paths.postAd, { replace: true })
    }
    if (opening.offer !== null) opening.accept(opening.offer).then(begin)
    else begin()
  }, [opening, store, navigate])
}

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

/**
 * Ref of the notices that prevent submitting. They are far above the button, so they get the focus
 * after a click that did not continue.
 */
export function useNotices(isSending: boolean) {
  const notices = useRef<HTMLDivElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    const { current } = notices
    if (wasSending.current && !isSending && current?.hasChildNodes()) current.focus()
    wasSending.current = isSending
  }, [isSending])
  return notices
}
