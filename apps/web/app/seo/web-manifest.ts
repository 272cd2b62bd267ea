import { paths } from "@wara/domain/site/paths"
import { themeColours } from "./site-facts.ts"
import { manifestTexts } from "./texts.ts"

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** The manifest that makes the site installable: name, icons, colours, and shortcuts. */
export function buildWebManifest(siteName: string) {
  const { description, search, post, account } = manifestTexts
  return {
    id: paths.home,
    name: siteName,
    short_name: siteName,
    description,
    lang: "es-CL",
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "standalone",
    background_color: themeColours.light,
    theme_color: themeColours.light,
    categories: ["business", "shopping"],
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [
      { name: search, url: paths.ads },
      { name: post, url: paths.postAd },
      { name: account, url: paths.account },
    ],
  }
}
