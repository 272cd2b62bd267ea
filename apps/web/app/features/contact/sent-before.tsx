import { useEffect, useState } from "react"
import { setContactFormSent, useContactFormSent } from "../../overlays/interface-state.ts"
import { contactFormTexts } from "./contact-form-texts.ts"

/** Confirms once, to users who return to the form, that their message has arrived. */
export function SentBefore() {
  const isSent = useContactFormSent()
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    if (!isSent) return
    setWasSent(true)
    setContactFormSent(false)
  }, [isSent])
  if (!wasSent) return null
  return (
    <p role="status" className="mb-6 max-w-text rounded-control bg-ok-tint px-4 py-3 font-medium">
      {contactFormTexts.sentBefore}
    </p>
  )
}
