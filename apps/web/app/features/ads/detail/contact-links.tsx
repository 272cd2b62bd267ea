import type { Ad } from "@wara/contract/ad"
import { Mail, MessageCircle, Phone } from "lucide-react"
import { generateLead } from "../../../integrations/tags/ad-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import { detailTexts } from "./detail-texts.ts"

/** Only mobile numbers have WhatsApp (CHILE §5.4). */
const mobileNumber = /^\+569\d{8}$/

/** Ways to reach the seller; users receive them, visitors never do. */
export function ContactLinks({ ad }: { ad: Pick<Ad, "id" | "email" | "phone" | "name"> }) {
  const { email, phone, name } = ad
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {phone ? (
        <a
          href={`tel:${phone}`}
          onClick={() => track(generateLead("ad_phone", ad))}
          className="button button-primary"
        >
          <Phone aria-hidden className="size-4.5" />
          {detailTexts.call}
        </a>
      ) : null}
      {phone && mobileNumber.test(phone) ? (
        <a
          href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(name)}`}
          rel="noreferrer"
          onClick={() => track(generateLead("ad_whatsapp", ad))}
          className="button button-quiet"
        >
          <MessageCircle aria-hidden className="size-4.5" />
          {detailTexts.whatsapp}
        </a>
      ) : null}
      {email ? (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(name)}`}
          onClick={() => track(generateLead("ad_email", ad))}
          className="button button-quiet"
        >
          <Mail aria-hidden className="size-4.5" />
          {detailTexts.write}
        </a>
      ) : null}
    </div>
  )
}
