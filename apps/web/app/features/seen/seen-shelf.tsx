import { type Currency, currencies, formatNetPrice } from "@wara/domain/money/money"
import { adPath, paths } from "@wara/domain/site/paths"
import ImageOff from "lucide-react/icons/image-off"
import { useEffect, useId, useState } from "react"
import { Link } from "react-router"
import { getJson } from "../../browser/http/get-json.ts"
import { isRecord } from "../../browser/is-record.ts"
import { Picture } from "../../entities/ad/card/picture.tsx"
import { clearSeen, readSeen } from "./seen-store.ts"
import { seenTexts } from "./texts.ts"

/** Ads of the shelf; those that ended meanwhile are left out. */
const shown = 8

type SeenAd = {
  ad: number
  slug: string
  name: string
  price: number
  currency: Currency
  photo: { url: string; width: number; alt: string } | null
}

const known = new Set<unknown>(currencies)

function isSeenAd(value: unknown): value is SeenAd {
  return (
    isRecord(value) &&
    value.kind === "on-sale" &&
    typeof value.slug === "string" &&
    typeof value.name === "string" &&
    typeof value.price === "number" &&
    known.has(value.currency) &&
    (value.photo === null || (isRecord(value.photo) && typeof value.photo.url === "string"))
  )
}

/** The ads that are still on sale of those last seen in this browser; null until they are read. */
function useSeenAds(ids: string): SeenAd[] | null {
  const [ads, setAds] = useState<SeenAd[] | null>(null)
  useEffect(() => {
    if (ids === "") return
    const controller = new AbortController()
    const { signal } = controller
    getJson(paths.savedMachines, { query: { ids }, signal }).then(
      (answer) => setAds(Array.isArray(answer) ? answer.filter(isSeenAd) : []),
      // The shelf is an extra: a page is complete without it.
      () => undefined,
    )
    return () => controller.abort()
  }, [ids])
  return ads
}

/** The ads seen last in this browser, which can be forgotten; nothing when there are none. */
export function SeenShelf({ className = "" }: { className?: string | undefined }) {
  const id = useId()
  const [ids] = useState(() => readSeen().slice(0, shown).join(","))
  const [isCleared, setCleared] = useState(false)
  const ads = useSeenAds(ids)
  if (isCleared) {
    return (
      <p role="status" className={`text-ink-soft ${className}`}>
        {seenTexts.cleared}
      </p>
    )
  }
  if (ads === null || ads.length === 0) return null
  const forget = () => {
    clearSeen()
    setCleared(true)
  }
  return (
    <section aria-labelledby={id} className={`print:hidden ${className}`} data-private="">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-xl">
            {seenTexts.title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{seenTexts.hint}</p>
        </div>
        <button type="button" onClick={forget} className="button button-quiet text-sm">
          {seenTexts.clear}
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {ads.map((ad) => (
          <li key={ad.ad} className="min-w-0">
            <SeenCard ad={ad} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeenCard({ ad: { currency, name, photo, price, slug } }: { ad: SeenAd }) {
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-2 has-[a:hover]:border-line-strong">
      {photo === null ? (
        <div className="grid aspect-4/3 place-items-center rounded-control bg-sunken text-ink-soft">
          <ImageOff aria-hidden className="size-6" strokeWidth={1.25} />
        </div>
      ) : (
        <Picture
          src={photo.url}
          sourceWidth={photo.width}
          alt=""
          width={400}
          height={300}
          sizes="(min-width: 640px) 22vw, 45vw"
          className="aspect-4/3 w-full rounded-control bg-sunken object-cover"
        />
      )}
      <h3 className="text-sm leading-snug font-normal wrap-anywhere">
        <Link to={adPath(slug)} className="after:absolute after:inset-0">
          {name}
        </Link>
      </h3>
      <p className="mt-auto text-sm font-semibold tabular-nums">
        {formatNetPrice(price, currency)}
      </p>
    </article>
  )
}
