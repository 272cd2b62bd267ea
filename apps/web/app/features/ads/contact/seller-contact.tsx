import type { Ad } from "@wara/contract/ad"
import type { SellerProfile } from "@wara/contract/seller"
import { paths, slugPath } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { generateLead } from "../../../integrations/tags/ad-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import { adMessage, contactTexts, sellerMessage, sellerSubject } from "../texts.ts"
import { ContactLinks } from "./contact-links.tsx"

/**
 * Contact data on a professional seller's page, with the same access rules as on ads: users see
 * contact name, number and address; visitors are sent to the log-in and back.
 */
export function SellerContact(props: {
  profile: SellerProfile
  isVisitor: boolean
  siteName: string
  url: string
}) {
  const { profile, isVisitor, siteName, url } = props
  const { contact, display_name: name } = profile
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
  if (contact === undefined) return null
  const subject = sellerSubject(siteName)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{contactTexts.contact}</h2>
      <p data-private className="text-sm text-ink-soft">
        {contactTexts.askFor(contact.name)}
      </p>
      <ContactLinks
        contact={{ ...contact, subject, message: sellerMessage({ name, siteName, url }) }}
        onLead={(channel) => track(generateLead(`seller_${channel}`))}
      />
      <Link to={paths.safety} className="w-fit text-sm text-sky hover:underline print:hidden">
        {contactTexts.safety}
      </Link>
    </section>
  )
}

/** Ways to contact the seller of an ad; messages are prefilled with the ad. */
export function AdContact(props: {
  ad: Pick<Ad, "id" | "name" | "email" | "phone">
  url: string
  siteName: string
}) {
  const { ad, ...place } = props
  const { name, email, phone } = ad
  return (
    <ContactLinks
      contact={{ email, phone, subject: name, message: adMessage({ name, ...place }) }}
      onLead={(channel) => track(generateLead(`ad_${channel}`, ad))}
    />
  )
}
