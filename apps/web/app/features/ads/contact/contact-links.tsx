import { formatPhone, isMobilePhone } from "@wara/domain/accounts/phone"
import { Mail, MessageCircle, Phone } from "lucide-react"
import type { ContactWay } from "../../../integrations/tags/tag-event.ts"
import { contactTexts } from "./contact-texts.ts"
import { CopyableText } from "./copyable-text.tsx"

/** How a seller can be reached, and what is written to begin with. */
export type Contact = {
  email?: string | null | undefined
  phone?: string | null | undefined
  subject: string
  message: string
}

/** Ways to reach the seller, readable and ready to press; users receive them, visitors never do. */
export function ContactLinks(props: { contact: Contact; onLead: (way: ContactWay) => void }) {
  const { contact, onLead } = props
  const { email, phone } = contact
  const subject = encodeURIComponent(contact.subject)
  const message = encodeURIComponent(contact.message)
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {phone ? (
        <>
          <CopyableText
            label={contactTexts.phone}
            text={formatPhone(phone)}
            copyLabel={contactTexts.copyPhone}
            className="text-lg font-semibold tabular-nums"
          />
          <a
            href={`tel:${phone}`}
            onClick={() => onLead("phone")}
            className="button button-primary"
          >
            <Phone aria-hidden className="size-4.5" />
            {contactTexts.call}
          </a>
        </>
      ) : null}
      {phone && isMobilePhone(phone) ? (
        <a
          href={`https://wa.me/${phone.slice(1)}?text=${message}`}
          rel="noreferrer"
          onClick={() => onLead("whatsapp")}
          className="button button-quiet"
        >
          <MessageCircle aria-hidden className="size-4.5" />
          {contactTexts.whatsapp}
        </a>
      ) : null}
      {email ? (
        <>
          <a
            href={`mailto:${email}?subject=${subject}&body=${message}`}
            onClick={() => onLead("email")}
            className="button button-quiet"
          >
            <Mail aria-hidden className="size-4.5" />
            {contactTexts.write}
          </a>
          <CopyableText
            label={contactTexts.email}
            text={email}
            copyLabel={contactTexts.copyEmail}
            className="text-sm text-ink-soft"
          />
        </>
      ) : null}
    </div>
  )
}
