import type { Config } from "../app/config.server.ts"

/** External origins by CSP directive. Scripts are trusted by nonce alone. */
export type OutsideSources = { connect: string[]; image: string[]; frame: string[] }

const google = "https://www.google.com"

/**
 * Origins that a container's tags contact: Google Analytics and Google Ads, from Google's own list.
 */
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

/** Providers that contact other origins than that of their script. */
const botChecks: { [Origin in string]?: OutsideSources } = {
  [google]: {
    connect: [`${google}/recaptcha/`],
    image: [],
    frame: [`${google}/recaptcha/`, "https://recaptcha.google.com/recaptcha/"],
  },
}

/** Allows a custom origin, which replaces the default ones, for every kind of source. */
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

/** External origins that pages may contact; only those of configured integrations [S1.8]. */
export function outsideSources(config: Config): OutsideSources {
  const all = [...tagSources(config), ...botCheckSources(config)]
  const each = (part: keyof OutsideSources) => [...new Set(all.flatMap((sources) => sources[part]))]
  return { connect: each("connect"), image: each("image"), frame: each("frame") }
}
