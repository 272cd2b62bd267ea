import type { Ad } from "@wara/contract/ad"
import { sellerIdentity } from "@wara/domain/accounts/display-names"
import { formatMonth } from "@wara/domain/site/chilean-dates"
import { adPath, paths, slugPath } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import { lazy, Suspense } from "react"
import { Link } from "react-router"
import { Avatar } from "../../../ui/avatar.tsx"
import { AskSeller } from "../ask/ask-seller.tsx"
import { RevealContact } from "../contact/reveal-contact.tsx"
import { contactTexts } from "../contact/texts.ts"
import { detailTexts } from "./texts.ts"

/** Loaded once contact data are revealed. */
const AdContact = lazy(async () => ({
  default: (await import("../contact/seller-contact.tsx")).AdContact,
}))

/** Loaded for the owner of the ad. */
const OwnerTools = lazy(async () => ({
  default: (await import("./owner-tools.tsx")).OwnerTools,
}))

/** Anchor of the contact buttons, for the bar that links to them. */
export const contactAnchor = "contacto"

/** Asks visitors to log in to see the seller [S2.37]. */
function LogInInvitation({ slug }: { slug: string }) {
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <Link to={logInPath(adPath(slug))} className="button button-quiet w-full px-2">
        {detailTexts.logIn}
      </Link>
      <p className="text-sm text-ink-soft">{detailTexts.logInReason}</p>
    </div>
  )
}

function SellerIdentity({ seller }: { seller: NonNullable<Ad["user"]> }) {
  const { name, contact } = sellerIdentity(seller)
  return (
    <div data-private className="flex items-center gap-3">
      <div className="shrink-0 print:hidden">
        <Avatar person={seller} size="medium" />
      </div>
      <div className="flex min-w-0 flex-col">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {contact === null ? null : (
          <p className="text-sm wrap-anywhere">{detailTexts.askFor(contact)}</p>
        )}
        <p className="text-sm text-ink-soft">
          {detailTexts.memberSince(formatMonth(new Date(seller.member_since)))}
        </p>
        {seller.pro ? (
          <>
            <p className="text-sm text-ink-soft">{detailTexts.professional}</p>
            <Link
              to={slugPath(seller.username)}
              className="text-sm text-sky hover:underline print:hidden"
            >
              {detailTexts.seeProfile}
            </Link>
          </>
        ) : null}
      </div>
    </div>
  )
}

/** The seller, as far as the viewer may see them, and the button that reveals the contact data. */
export function SellerBlock(props: {
  ad: Ad
  viewer: object | null
  isOwn: boolean
  siteName: string
  /** Full URL of the page, for messages to the seller. */
  url: string
  /** How long the seller usually takes to answer; null when that is not known. */
  answerTime: string | null
}) {
  const { ad, answerTime, isOwn, viewer, siteName, url } = props
  if (isOwn) {
    return (
      <Suspense>
        <OwnerTools ad={ad} />
      </Suspense>
    )
  }
  return (
    <section className="flex flex-col gap-4">
      <h2 className="sr-only">{detailTexts.seller}</h2>
      {viewer !== null && ad.user ? <SellerIdentity seller={ad.user} /> : null}
      <AskSeller ad={ad} viewer={viewer} siteName={siteName} answerTime={answerTime} />
      <div id={contactAnchor}>
        {viewer === null ? (
          <LogInInvitation slug={ad.slug} />
        ) : (
          <RevealContact adId={ad.id}>
            {(contact) => (
              <Suspense>
                <AdContact ad={ad} contact={contact} url={url} siteName={siteName} />
              </Suspense>
            )}
          </RevealContact>
        )}
      </div>
      <Link to={paths.safety} className="w-fit text-sm text-sky hover:underline print:hidden">
        {contactTexts.safety}
      </Link>
    </section>
  )
}
