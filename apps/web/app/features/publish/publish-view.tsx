import type { AdPack } from "@wara/contract/catalog"
import type { Offer } from "@wara/domain/site/offer-texts"
import { paths } from "@wara/domain/site/paths"
import { logInPath, registerPath } from "@wara/domain/site/return-path"
import Camera from "lucide-react/icons/camera"
import Check from "lucide-react/icons/check"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { publishTexts as texts } from "./texts.ts"

export function PublishView(props: {
  isVisitor: boolean
  offer: Offer
  packs: AdPack[]
  /** Hours in which the team aims to decide; null when unknown. */
  responseHours: number | null
}) {
  const { isVisitor, offer, packs, responseHours } = props
  return (
    <div className="wrap flex flex-col gap-10 py-8 md:gap-14 md:py-12">
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="max-w-text text-lg">{texts.lead(offer)}</p>
        <Start isVisitor={isVisitor} />
      </div>
      <section aria-labelledby="what-awaits">
        <h2 id="what-awaits" className="text-xl md:text-2xl">
          {texts.awaitsTitle}
        </h2>
        <ol className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {texts.awaits(offer, responseHours).map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-line-strong border-t pt-5 md:flex-col">
              <span aria-hidden className="font-heading text-3xl text-copper leading-none">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Part title={texts.photosTitle}>
          <p className="text-ink-soft">{texts.photosLead}</p>
          <List items={texts.photos} icon={<Camera aria-hidden className={iconClasses} />} />
          <h3 className="mt-2">{texts.neededTitle}</h3>
          <List items={texts.needed} icon={<Check aria-hidden className={iconClasses} />} />
        </Part>
        <Part title={texts.priceTitle}>
          <p className="text-ink-soft">{texts.priceLead}</p>
          <ul className="divide-y divide-line">
            {packs.map((pack) => (
              <li
                key={pack.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
              >
                <span className="font-medium tabular-nums">{texts.pack(pack)}</span>
                <span className="text-ink-soft text-sm">{texts.packNote}</span>
              </li>
            ))}
          </ul>
          <Link to={paths.faq} className="text-sky underline">
            {texts.questions}
          </Link>
          <p>
            {texts.company}{" "}
            <Link to={paths.becomePro} className="text-sky underline">
              {texts.becomePro}
            </Link>
          </p>
        </Part>
      </div>
      <Start isVisitor={isVisitor} />
    </div>
  )
}

const iconClasses = "mt-0.5 size-5 shrink-0 text-copper"

function Start({ isVisitor }: { isVisitor: boolean }) {
  if (!isVisitor) {
    return (
      <Link to={paths.postAd} className="button button-primary self-start">
        {texts.postAd}
      </Link>
    )
  }
  return (
    <p className="flex flex-wrap gap-3">
      <Link to={registerPath(paths.postAd)} className="button button-primary">
        {texts.signUp}
      </Link>
      <Link to={logInPath(paths.postAd)} className="button button-quiet">
        {texts.logIn}
      </Link>
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function List({ items, icon }: { items: readonly string[]; icon: ReactNode }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          {icon}
          {item}
        </li>
      ))}
    </ul>
  )
}
