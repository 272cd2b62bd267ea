import { draftText } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import type { CheckoutResult } from "../../../entities/checkout/checkout-field-names.ts"
import { recordOpenedPayment } from "../../../entities/payment/opened-payment.ts"
import type { SubmitAnswer } from "../draft/draft-calls.ts"
import type { DraftStore } from "../draft/draft-store.ts"
import type { DraftSync } from "../draft/draft-sync.ts"
import type { AdErrors } from "../form-errors.ts"
import { draftNoticeTexts } from "../texts.ts"
import { adKey, failureState } from "./after-submit.ts"
import { summaryTexts } from "./texts.ts"

async function post(form: FormData): Promise<SubmitAnswer | null> {
  try {
    const response = await fetch(paths.draftSubmit, { method: "POST", body: form })
    return await response.json()
  } catch {
    return null
  }
}

/**
 * Submits the draft once, however often the button is pressed; the server's answer decides what
 * follows. After a lost response it may be pressed again: the server recognises the ad and the
 * order.
 */
export function useSubmit(given: {
  owner: number
  store: DraftStore
  sync: DraftSync
  onWrong: (errors: AdErrors) => void
}) {
  const { owner, store, sync, onWrong } = given
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<CheckoutResult | undefined>(undefined)
  const isBusy = useRef(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const release = () => {
    isBusy.current = false
    setIsSending(false)
  }
  useEffect(() => {
    // Returning from the gateway with the back button restores the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setIsSending(false)
      revalidate()
    }
    window.addEventListener("pageshow", onShow)
    return () => window.removeEventListener("pageshow", onShow)
  }, [revalidate])

  async function send(form: FormData, isAgain: boolean): Promise<void> {
    const { key, version, draft, setSendingVersion, separate } = store.getState()
    setSendingVersion(draftText(draft))
    form.set("draft", JSON.stringify({ owner, key, version, draft }))
    const answer = await post(form)
    switch (answer?.kind) {
      case "submitted":
        return thank(answer.ad)
      case "pay":
        recordOpenedPayment(answer.ad)
        return window.location.assign(answer.to)
      case "gone":
        if (answer.isSubmitted) return thank(answer.ad)
        separate()
        return isAgain ? release() : send(form, true)
      case "newer": {
        const settled = sync.settle(answer.saved)
        // A version that the user has not seen is not submitted.
        if (settled === "take") setFailure(draftNoticeTexts.newerFirst)
        return isAgain || settled !== "adopt" ? release() : send(form, true)
      }
      case "wrong":
        onWrong(answer.errors)
        return release()
      case "checkout":
        setResult(answer.result)
        return release()
      case "cost":
        setFailure(answer.text)
        await revalidate()
        return release()
      case "logged-out":
        sync.recordLoggedOut()
        return release()
      case "failed":
        await navigate(answer.to, { state: failureState(answer.text) })
        return
      default:
        setFailure(summaryTexts.offline)
        return release()
    }
  }

  async function thank(ad: number): Promise<void> {
    await navigate(`${paths.postAdThanks}?${new URLSearchParams({ [adKey]: String(ad) })}`, {
      replace: true,
    })
  }

  return {
    isSending,
    failure,
    result,
    submit: async (form: HTMLFormElement) => {
      if (isBusy.current) return
      isBusy.current = true
      setIsSending(true)
      setFailure(null)
      const fields = new FormData(form)
      await sync.flush()
      await send(fields, false)
    },
  }
}
