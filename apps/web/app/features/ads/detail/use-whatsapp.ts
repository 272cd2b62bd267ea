import type { Ad } from "@wara/contract/ad"
import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react"
import { useFetcher } from "react-router"
import { type RevealOutcome, revealedAdField, revealKey } from "../contact/reveal-outcome.ts"
import { contactAnchor } from "./seller-block.tsx"

/**
 * What a press of "WhatsApp" does for a user: it asks for the contact data, as the button of the
 * page does, and goes on to WhatsApp. Without a mobile number, or when the data are refused, it leads
 * to that button, which says why.
 */
export function useWhatsApp(given: { ad: Ad; siteName: string; url: string }) {
  const { ad, siteName, url } = given
  const fetcher = useFetcher<RevealOutcome>({ key: revealKey(ad.id) })
  const isWanted = useRef(false)
  const outcome = fetcher.data
  const goOn = async (contact: RevealOutcome["contact"]) => {
    isWanted.current = false
    const phone = contact?.phone
    const isOpened =
      contact !== null &&
      (await import("../contact/open-whatsapp.ts").then(
        ({ openWhatsApp }) => openWhatsApp({ ad, phone, siteName, url }),
        () => false,
      ))
    if (!isOpened) window.location.hash = contactAnchor
  }
  const onAnswer = useEffectEvent((answer: RevealOutcome) => {
    if (isWanted.current) void goOn(answer.contact)
  })
  useEffect(() => {
    if (outcome !== undefined) onAnswer(outcome)
  }, [outcome])
  return (event: MouseEvent) => {
    event.preventDefault()
    if (outcome?.contact) return void goOn(outcome.contact)
    isWanted.current = true
    void fetcher.submit({ [revealedAdField]: ad.id }, { method: "post" })
  }
}
