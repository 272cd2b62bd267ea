import { formatNumber } from "@wara/domain/money/money"
import type { ReactNode } from "react"
import { homeTexts } from "./texts.ts"

const widths = [1200, 2400]
const sizes = "max(100vw, 52rem)"

function sources(theme: "light" | "dark"): string {
  return widths.map((width) => `/panorama-${theme}-${width}.webp ${width}w`).join(", ")
}

/** Machines between the mountains and the port, by day and by night; wider than a narrow screen. */
function Panorama() {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={sources("dark")} sizes={sizes} />
      <img
        src="/panorama-light-1200.webp"
        srcSet={sources("light")}
        sizes={sizes}
        width={2400}
        height={900}
        alt=""
        fetchPriority="high"
        className="absolute bottom-0 left-1/2 h-auto w-[max(100%,52rem)] max-w-none -translate-x-[42%] md:-translate-x-1/2"
      />
    </picture>
  )
}

/** The search in the sky of a panorama, at the top of the home page. */
export function HomeHero(props: {
  /** Number of ads and of regions; null while unknown. */
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
