import { formatNumber } from "@wara/domain/money/format-money"
import type { ReactNode } from "react"
import { homeTexts } from "./home-texts.ts"

/** The search above a panorama of machines between the mountains and the port. */
export function HomeHero(props: { ads: number; regions: number; search: ReactNode }) {
  return (
    <section className="relative overflow-hidden">
      <div className="wrap relative z-10 flex flex-col gap-6 pt-10 pb-10 md:pt-16">
        <div className="flex max-w-text flex-col gap-3">
          <h1 className="text-3xl md:text-4xl">{homeTexts.title}</h1>
          <p className="text-ink-soft text-lg tabular-nums">
            {homeTexts.count(formatNumber(props.ads, 0), formatNumber(props.regions, 0))}
          </p>
        </div>
        {props.search}
      </div>
    </section>
  )
}
