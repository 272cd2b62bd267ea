import type { Ad } from "@wara/contract/ad"
import { generateLead } from "../../../integrations/tags/ad-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import { adMessage } from "../ads-texts.ts"
import { ContactLinks } from "./contact-links.tsx"

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
