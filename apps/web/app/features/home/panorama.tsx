const widths = [1200, 2400]
const sizes = "max(100vw, 52rem)"

function sources(theme: "light" | "dark"): string {
  return widths.map((width) => `/panorama-${theme}-${width}.webp ${width}w`).join(", ")
}

/** Machines between the mountains and the port, by day and by night; wider than a narrow screen. */
export function Panorama() {
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
