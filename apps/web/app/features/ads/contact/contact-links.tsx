import { formatPhone } from "@wara/domain/accounts/phone"
import Copy from "lucide-react/icons/copy"
import Mail from "lucide-react/icons/mail"
import MessageCircle from "lucide-react/icons/message-circle"
import Phone from "lucide-react/icons/phone"
import type { ContactChannel } from "../../../integrations/tags/tag-event.ts"
import { notify } from "../../../ui/notify.ts"
import { contactTexts } from "./texts.ts"
import { whatsappUrl } from "./whatsapp-url.ts"

/** A seller's contact channels and the prefilled message. */
export type Contact = {
  email?: string | null | undefined
  phone?: string | null | undefined
  subject: string
  message: string
}

/** Contact links and readable contact data, once a user revealed them. */
export function ContactLinks(props: {
  contact: Contact
  onLead: (channel: ContactChannel) => void
}) {
  const { contact, onLead } = props
  const { email, phone } = contact
  const subject = encodeURIComponent(contact.subject)
  const message = encodeURIComponent(contact.message)
  const whatsapp = whatsappUrl(phone, contact.message)
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
      {whatsapp ? (
        <a
          href={whatsapp}
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

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify("success", contactTexts.copied)
  } catch {
    notify("error", contactTexts.notCopied)
  }
}

/** A readable text with a button that copies it and confirms; without JavaScript only the text. */
function CopyableText(props: {
  /** Label for screen readers. */
  label: string
  text: string
  /** Name of the button, which says what is copied. */
  copyLabel: string
  className?: string
}) {
  const { label, text, copyLabel, className = "" } = props
  return (
    <p data-private className="flex items-center justify-between gap-2">
      <span className="sr-only">{label}: </span>
      <span className={`min-w-0 wrap-anywhere select-all ${className}`}>{text}</span>
      <button
        type="button"
        aria-label={copyLabel}
        onClick={() => void copy(text)}
        className="inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm text-sky hover:bg-sunken [@media(scripting:none)]:hidden"
      >
        <Copy aria-hidden className="size-4" />
        {contactTexts.copy}
      </button>
    </p>
  )
}
