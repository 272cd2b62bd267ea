import type { Ad } from "@wara/contract/ad"
import type { SellerContact as SellerContactData, SellerProfile } from "@wara/contract/seller"
import { formatPhone } from "@wara/domain/accounts/phone"
import { paths, slugPath } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { generateLead } from "../../../integrations/tags/ad-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import { ContactLinks } from "./contact-links.tsx"
import { recordContact } from "./record-contact.ts"
import { RevealContact } from "./reveal-contact.tsx"
import { adMessage, contactTexts, sellerMessage, sellerSubject } from "./texts.ts"

/**
 * Contact on a professional seller's page, with the same access rules as on ads: users reveal the
 * contact data of the newest public ad; visitors are sent to the log-in and back.
 */
export function SellerContact(props: {
  profile: SellerProfile
  isVisitor: boolean
  siteName: string
  url: string
}) {
  const { profile, isVisitor, siteName, url } = props
  const { contact_ad: adId, display_name: name } = profile
  if (isVisitor) {
    return profile.ads_count === 0 ? null : (
      <div className="flex flex-col gap-2 print:hidden">
        <Link to={logInPath(slugPath(profile.username))} className="button button-primary">
          {contactTexts.contact}
        </Link>
        <p className="text-sm text-ink-soft">{contactTexts.logInReason}</p>
      </div>
    )
  }
  if (adId === null) return null
  const subject = sellerSubject(siteName)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{contactTexts.contact}</h2>
      <RevealContact adId={adId}>
        {(contact) => (
          <div className="flex flex-col gap-3">
            <p data-private className="text-sm text-ink-soft">
              {contactTexts.askFor(contact.name)}
            </p>
            <ContactLinks
              contact={{ ...contact, subject, message: sellerMessage({ name, siteName, url }) }}
              onLead={(channel) => track(generateLead(`seller_${channel}`))}
            />
          </div>
        )}
      </RevealContact>
      <Link to={paths.safety} className="w-fit text-sm text-sky hover:underline print:hidden">
        {contactTexts.safety}
      </Link>
    </section>
  )
}

/** Ways to contact the seller of an ad; messages are prefilled with the ad. */
export function AdContact(props: {
  ad: Pick<Ad, "id" | "name">
  contact: Pick<SellerContactData, "email" | "phone">
  url: string
  siteName: string
}) {
  const { ad, contact, ...place } = props
  const { email, phone } = contact
  const { name } = ad
  return (
    <>
      <ContactLinks
        contact={{ email, phone, subject: name, message: adMessage({ name, ...place }) }}
        onLead={(channel) => recordContact(ad, channel)}
      />
      <PrintedContact contact={contact} />
    </>
  )
}

/** Print only: the seller's contact data, written out because there are no buttons on paper. */
export function PrintedContact(props: { contact: Pick<SellerContactData, "email" | "phone"> }) {
  const { email, phone } = props.contact
  return (
    <p data-private className="hidden text-sm print:block">
      {phone ? <span className="block tabular-nums">{formatPhone(phone)}</span> : null}
      {email ? <span className="block wrap-anywhere">{email}</span> : null}
    </p>
  )
}
