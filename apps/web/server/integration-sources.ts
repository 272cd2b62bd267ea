import type { Config } from "../app/config.server.ts"

/** Addresses outside this site, by what a page may do with them. Scripts are trusted by nonce alone. */
export type OutsideSources = { connect: string[]; image: string[]; frame: string[] }

const google = "https://www.google.com"

/** What the tags of a container speak with: Google Analytics and Google Ads, by Google's own list. */
const googleTags: OutsideSources = {
  connect: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    google,
  ],
  image: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.g.doubleclick.net",
    google,
    "https://www.google.cl",
  ],
  frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
}

/** Those that do not keep to the place of their script. */
const botChecks: { [Origin in string]?: OutsideSources } = {
  [google]: {
    connect: [`${google}/recaptcha/`],
    image: [],
    frame: [`${google}/recaptcha/`, "https://recaptcha.google.com/recaptcha/"],
  },
}

/** A place that stands where others would: it is all that they are. */
const alone = (origin: string): OutsideSources => ({
  connect: [origin],
  image: [origin],
  frame: [origin],
})

function tagSources({ tags }: Config): OutsideSources[] {
  if (tags === null) return []
  const { origin } = new URL(tags.url)
  return [origin === "https://www.googletagmanager.com" ? googleTags : alone(origin)]
}

function botCheckSources({ botCheck }: Config): OutsideSources[] {
  if (botCheck === null) return []
  const { origin } = new URL(botCheck.scriptUrl)
  return [botChecks[origin] ?? alone(origin)]
}

/** What pages may reach outside this site; nothing of what is not configured (spec §1). */
export function outsideSources(config: Config): OutsideSources {
  const all = [...tagSources(config), ...botCheckSources(config)]
  const each = (part: keyof OutsideSources) => [...new Set(all.flatMap((sources) => sources[part]))]
  return { connect: each("connect"), image: each("image"), frame: each("frame") }
}
