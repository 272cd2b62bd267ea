import type { Ad } from "@wara/contract/ad"
import { formatLongDate } from "@wara/domain/site/format-date"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { adNumber, daysLeft, detailTexts } from "../../../entities/ad/detail-texts.ts"

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
export function AdFacts({ ad }: { ad: Ad }) {
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
