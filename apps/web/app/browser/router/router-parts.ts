/**
 * What the router's hooks and components use of its largest file (react-router 8.4), which a page
 * loads when somebody leads on from it (`router-files.ts` of the build). A test compares both.
 */

const noSubmission = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}

export const IDLE_NAVIGATION = {
  state: "idle" as const,
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  ...noSubmission,
}

export const IDLE_FETCHER = { state: "idle" as const, data: undefined, ...noSubmission }

export const IDLE_BLOCKER = {
  state: "unblocked" as const,
  proceed: undefined,
  reset: undefined,
  location: undefined,
}

const invalidProtocols = [
  "about:",
  "blob:",
  "chrome:",
  "chrome-untrusted:",
  "content:",
  "data:",
  "devtools:",
  "file:",
  "filesystem:",
  "javascript:",
]

export function hasInvalidProtocol(address: string): boolean {
  return URL.canParse(address) && invalidProtocols.includes(new URL(address).protocol)
}

/** The root of the site has a page of its own for errors, and always its data. */
export const RemixRootDefaultErrorBoundary = () => null
export const RemixRootDefaultHydrateFallback = () => null

/** Only for routers of other environments, which the site has none of. */
export function createRouter(): never {
  throw new Error("The site creates its router itself")
}
