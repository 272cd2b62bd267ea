import { startCode } from "./start-code.ts"

/** What the browser has to load before it can start a page's scripts, and when. */
export type PageStart = {
  /** The entry of the site's scripts. */
  entry: string
  /** The list of all routes and their files. */
  manifest: string
  /** The page's routes, outermost first, each with its files. */
  routes: [id: string, files: string[]][]
  /** What the files above import. */
  imports: string[]
  /** Whether the page is made interactive when it rests, without a sign of a person. */
  atRest: boolean
}

/** What the page's inline code and its scripts share. */
export type StartState = {
  /** Whether the page is being made interactive. */
  isBegun?: boolean
  /** Called when that begins; set by the entry if it arrives before. */
  onBegin?: () => void
  /** Ends the holding of presses where the scripts cannot be loaded; set by the inline code. */
  giveUp?: () => void
  /** Whether the page is interactive, or never will be: presses are not held any more. */
  isReady?: boolean
  /** What was pressed or changed before the page was interactive, in this order. */
  waiting: Element[]
}

declare global {
  interface Window {
    /** Written by the server; absent in development, where the router loads the files itself. */
    waraStart?: PageStart & StartState
  }
}

/** What a person does first with a page, whose scripts are then needed soon. */
const firstSigns = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
]

/** Whatever does nothing useful, or something else, without scripts when it is pressed. */
const scripted =
  "button[type=button]:not([popovertarget],[data-native]),a[aria-haspopup],a[data-waits],form[data-waits] [type=submit]"

/** Milliseconds after which the scripts start although the browser is not idle. */
const maxIdleWait = 1_000

/**
 * Milliseconds after its first paint when a page that nobody touched begins too: what the site asks
 * by itself (cookies, registration, problems of the browser [S4.8-S4.10]) is shown to those who only
 * read. Those who left before have loaded nothing for it.
 */
const maxQuietTime = 8_000

/** Milliseconds after which a held link leads where it does without scripts. */
const maxHold = 10_000

/**
 * Inline code that starts the site's scripts. It adds their entry when the page has been painted,
 * its pictures have arrived and the browser is idle; that only counts the page. At the first sign of
 * a person, or after some seconds, it requests all files, and holds what is pressed until they can answer.
 * A page whose browser has something of ours, or that says so, does not wait [B7.20, B7.103].
 *
 * An element that a trusted script adds is trusted with all that it imports ('strict-dynamic'); a
 * module that is written in the page and trusted by hash would not be allowed to import anything.
 */
export function startScript(start: PageStart): string {
  const asJson = JSON.stringify({ ...start, waiting: [] }).replaceAll("<", "\\u003c")
  const options = { signs: firstSigns, scripted, maxIdleWait, maxQuietTime, maxHold }
  return `window.waraStart=${asJson};${startCode(options)}`
}
