import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { adsPath, paths } from "@wara/domain/site/paths"
import Printer from "lucide-react/icons/printer"
import { Link } from "react-router"
import { CategoryLink, FeaturedBadge } from "../../../entities/ad/card/card-parts.tsx"
import { PriceBlock } from "../../../entities/ad/price-block.tsx"
import { HeartSlot } from "../../../entities/favourites/heart-slot.tsx"
import { saveField } from "../../../entities/favourites/save-field.ts"
import { ReportLink } from "../../../entities/report/report-link.tsx"
import { SellerBlock } from "./seller-block.tsx"
import { ShareLinks } from "./share-links.tsx"
import { adNumber, daysLeft, detailTexts } from "./texts.ts"

const linkStyle = "text-sky hover:underline"

function PlaceLinks({ commune }: { commune: NonNullable<Ad["commune"]> }) {
  const { region } = commune
  return (
    <>
      <Link
        to={adsPath({ region: region?.slug ?? "", commune: commune.slug })}
        className={linkStyle}
      >
        {commune.name}
      </Link>
      {region === undefined ? null : (
        <>
          {", "}
          <Link to={adsPath({ region: region.slug })} className={linkStyle}>
            {region.name}
          </Link>
        </>
      )}
    </>
  )
}

/** Where the machine is, publication date and remaining time, and the ad's number. */
function AdFacts({ ad }: { ad: Ad }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm print:gap-y-1">
      {ad.commune ? (
        <>
          <dt className="text-ink-soft">{detailTexts.place}</dt>
          <dd>
            <PlaceLinks commune={ad.commune} />
          </dd>
        </>
      ) : null}
      {ad.published_at === null ? null : (
        <>
          <dt className="text-ink-soft">{detailTexts.published}</dt>
          <dd>
            <time dateTime={ad.published_at}>{formatLongDate(new Date(ad.published_at))}</time>
          </dd>
        </>
      )}
      <dt className="text-ink-soft">{detailTexts.left}</dt>
      {ad.expires_at === null ? (
        <dd>{daysLeft(ad.remaining_days)}</dd>
      ) : (
        <dd>
          <span className="print:hidden">{daysLeft(ad.remaining_days)}</span>
          {/* Print shows the date, because it is read on another day. */}
          <span className="hidden print:inline">
            {detailTexts.until(formatLongDate(new Date(ad.expires_at)))}
          </span>
        </dd>
      )}
      <dt className="text-ink-soft">{detailTexts.number}</dt>
      <dd className="tabular-nums">{adNumber(ad.id)}</dd>
    </dl>
  )
}

/** The key facts: name, price, seller, place and end of publication. */
export function AdPanel(props: {
  ad: Ad
  viewer: object | null
  /** Whether the viewer sells it. */
  isOwn: boolean
  conversions: Conversion[]
  siteName: string
  /** Full URL of the page, for sharing. */
  url: string
  answerTime: string | null
}) {
  const { ad, answerTime, isOwn, viewer, siteName, url } = props
  return (
    <div className="flex flex-col gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 print:gap-3 print:border-none print:p-0">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {ad.ad_featured_reservation ? <FeaturedBadge /> : null}
          {ad.category ? <CategoryLink category={ad.category} /> : null}
        </div>
        {/* Most names take two lines on a phone. One whose last word fits only before the font is there would
            push all that follows. */}
        <h1 className="min-h-[2lh] text-xl wrap-anywhere sm:min-h-0 sm:text-2xl lg:text-xl print:min-h-0 print:text-lg">
          {ad.name}
        </h1>
      </div>
      <PriceBlock ad={ad} conversions={props.conversions} />
      <div>
        <SellerBlock
          ad={ad}
          viewer={viewer}
          isOwn={isOwn}
          siteName={siteName}
          url={url}
          answerTime={answerTime}
        />
      </div>
      <AdFacts ad={ad} />
      <SaveForm ad={ad} viewer={viewer} />
      <div className="flex flex-col border-t border-line pt-3 print:hidden">
        <ShareLinks title={ad.name} url={url} />
        <PrintButton />
        {isOwn ? null : <ReportLink subject="ad" about={ad.slug} />}
      </div>
    </div>
  )
}

/** Saves the ad: a button where scripts run, otherwise a form for users. */
function SaveForm({ ad, viewer }: { ad: Ad; viewer: object | null }) {
  return (
    <>
      <HeartSlot ad={ad} viewer={viewer} isWide />
      <form method="post" action={paths.saved} className="[@media(scripting:enabled)]:hidden">
        <button type="submit" name={saveField} value={ad.id} className="button button-quiet">
          {detailTexts.save}
        </button>
      </form>
    </>
  )
}

/** Opens the browser's print dialog; the stylesheet fits the page onto one sheet. */
function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-sky hover:underline print:hidden [@media(scripting:none)]:hidden"
    >
      <Printer aria-hidden className="size-4" />
      {detailTexts.print}
    </button>
  )
}
