import { formatNumber } from "@wara/domain/money/format-money"
import type { ReactNode } from "react"
import { homeTexts } from "./home-texts.ts"
import { Panorama } from "./panorama.tsx"

/** The search in the sky of a panorama; the first thing one sees and does. */
export function HomeHero(props: { ads: number; regions: number; search: ReactNode }) {
  return (
    <section className="relative overflow-hidden bg-heaven">
      <Panorama />
      <div className="wrap relative flex flex-col gap-5 pt-10 pb-[max(15rem,22vw)] md:pt-14">
        <div className="flex flex-col gap-2">
          <h1 className="max-w-text text-3xl md:text-4xl">{homeTexts.title}</h1>
          <p className="text-lg tabular-nums">
            {homeTexts.count(formatNumber(props.ads, 0), formatNumber(props.regions, 0))}
          </p>
        </div>
        {props.search}
      </div>
    </section>
  )
}
