import { dropPercent } from "@wara/domain/ads/price-drop"
import { formatMoney } from "@wara/domain/money/money"
import { formatDayOfYear, formatLongDate } from "@wara/domain/site/chilean-dates"
import { adPath } from "@wara/domain/site/paths"
import ImageOff from "lucide-react/icons/image-off"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { AdPrice } from "../../entities/ad/card/card-parts.tsx"
import { Picture } from "../../entities/ad/card/picture.tsx"
import type { SavedMachine, SavedRow } from "./saved-machine.ts"
import { savedTexts } from "./texts.ts"

/** A saved ad: what it is now, what it cost when it was saved, and what can be done with it. */
export function SavedAdRow({ row, children }: { row: SavedRow; children: ReactNode }) {
  const { machine } = row
  return (
    <article className="grid grid-cols-[min(7.5rem,32%)_1fr] items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-3 sm:grid-cols-[11rem_1fr_auto] sm:p-4">
      <Photo machine={machine} />
      <div className="flex min-w-0 flex-col gap-1">
        <MachineName machine={machine} />
        <Now row={row} />
      </div>
      <div className="col-span-full flex flex-wrap items-start gap-2 sm:col-span-1 sm:flex-col sm:items-end">
        {children}
      </div>
    </article>
  )
}

function Photo({ machine }: { machine: SavedMachine }) {
  if (machine.kind === "gone" || machine.photo === null) {
    return (
      <div className="grid aspect-4/3 place-items-center rounded-control bg-sunken text-ink-soft">
        <ImageOff aria-hidden className="size-7" strokeWidth={1.25} />
      </div>
    )
  }
  const { alt, url, width } = machine.photo
  return (
    <Picture
      src={url}
      sourceWidth={width}
      alt={alt}
      width={400}
      height={300}
      sizes="(min-width: 640px) 176px, 32vw"
      className={`aspect-4/3 w-full rounded-control bg-sunken object-cover ${machine.kind === "ended" ? "grayscale" : ""}`}
    />
  )
}

function MachineName({ machine }: { machine: SavedMachine }) {
  if (machine.kind === "gone") return <h2 className="text-base font-normal">{savedTexts.gone}</h2>
  const hasPage = machine.kind === "on-sale" || machine.hasPage
  return (
    <h2 className="text-base leading-snug font-normal wrap-anywhere [font-stretch:100%]">
      {hasPage ? (
        <Link to={adPath(machine.slug)} className="hover:underline">
          {machine.name}
        </Link>
      ) : (
        machine.name
      )}
    </h2>
  )
}

function Now({ row: { machine, saved } }: { row: SavedRow }) {
  const then = savedTexts.savedFor(
    formatMoney(saved.price, saved.currency),
    formatDayOfYear(new Date(saved.at)),
  )
  if (machine.kind === "gone") return null
  if (machine.kind === "ended") {
    return (
      <>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="rounded-control bg-warn-tint px-2 py-0.5 font-semibold text-warn">
            {savedTexts.ended}
          </span>
          <span className="text-ink-soft">{formatLongDate(new Date(machine.endedAt))}</span>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{then}</p>
        <Link to={machine.similar} className="w-fit py-1 text-sm text-sky hover:underline">
          {savedTexts.similar}
        </Link>
      </>
    )
  }
  return (
    <>
      <AdPrice ad={machine} className="text-lg" />
      <PriceSince machine={machine} saved={saved} />
      <p className="text-sm text-ink-soft tabular-nums">{then}</p>
      <p className="text-sm text-ink-soft">
        {[machine.place, savedTexts.daysLeft(machine.daysLeft)].filter(Boolean).join(" · ")}
      </p>
    </>
  )
}

/** How the price changed since the ad was saved; nothing when its currency did. */
function PriceSince(props: {
  machine: Extract<SavedMachine, { kind: "on-sale" }>
  saved: SavedRow["saved"]
}) {
  const { machine, saved } = props
  if (machine.currency !== saved.currency) return null
  const change = machine.price - saved.price
  if (change === 0) return <p className="text-sm text-ink-soft">{savedTexts.same}</p>
  const amount = formatMoney(Math.abs(change), machine.currency)
  if (change > 0) return <p className="text-sm tabular-nums">{savedTexts.rose(amount)}</p>
  const percent = dropPercent({ from: saved.price, to: machine.price })
  return (
    <p className="text-sm font-semibold text-ok tabular-nums">{savedTexts.fell(amount, percent)}</p>
  )
}
