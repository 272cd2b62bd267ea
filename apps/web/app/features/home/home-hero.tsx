import { formatNumber } from "@wara/domain/money/format-money"
import type { ReactNode } from "react"
import { homeTexts } from "./home-texts.ts"
import { Panorama } from "./panorama.tsx"

/** The search in the sky of a panorama; the first thing one sees and does. */
export function HomeHero(props: {
  /** How many ads there are, in how many regions; null while nobody knows. */
  size: { ads: number; regions: number } | null
  search: ReactNode
}) {
  const { size } = props
  return (
    <section className="relative overflow-hidden bg-heaven">
      <Panorama />
      <div className="wrap relative flex flex-col gap-5 pt-10 pb-[max(15rem,22vw)] md:pt-14">
        <div className="flex flex-col gap-2">
          <h1 className="max-w-text text-3xl md:text-4xl">{homeTexts.title}</h1>
          {size === null ? null : (
            <p className="text-lg tabular-nums">
              {homeTexts.count(formatNumber(size.ads, 0), formatNumber(size.regions, 0))}
            </p>
          )}
        </div>
        {props.search}
      </div>
    </section>
  )
}
