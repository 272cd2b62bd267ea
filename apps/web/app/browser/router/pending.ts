import {
  type Fetcher,
  type Navigation,
  NavigationType,
  type RouterFetchOptions,
  type RouterNavigateOptions,
  type RouterState,
  resolvePath,
  type To,
} from "react-router"

type Options = RouterNavigateOptions | RouterFetchOptions | undefined

/** The form of a call, as the router describes one that is on its way. */
function submissionOf(options: Options, address: string) {
  if (options === undefined || !("formData" in options) || options.formData === undefined)
    return null
  const { formData, formMethod = "get", formEncType } = options
  return {
    formMethod: formMethod.toUpperCase() === "POST" ? ("POST" as const) : ("GET" as const),
    formAction: address,
    formEncType: formEncType ?? ("application/x-www-form-urlencoded" as const),
    formData,
    json: undefined,
    text: undefined,
  }
}

const noSubmission = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}

/** A navigation that begins, so that its button is busy at once. */
export function pendingNavigation(
  { location, matches }: RouterState,
  to: To | null,
  options: RouterNavigateOptions | undefined,
): Navigation {
  const path = to === null ? location : resolvePath(to, location.pathname)
  const next = { ...path, state: null, key: "next" }
  const shared = { location: next, matches, historyAction: NavigationType.Push }
  const submission = submissionOf(options, path.pathname + path.search)
  return submission === null
    ? { state: "loading", ...shared, ...noSubmission }
    : submission.formMethod === "POST"
      ? { state: "submitting", ...shared, ...submission }
      : { state: "loading", ...shared, ...submission }
}

/** A call that begins, with the data of the one before. */
export function pendingFetcher(
  href: string | null,
  options: RouterFetchOptions | undefined,
): Fetcher {
  const submission = submissionOf(options, href ?? "")
  return submission === null
    ? { state: "loading", data: undefined, ...noSubmission }
    : { state: "submitting", data: undefined, ...submission }
}

/** Whether a call sends something that changes data. */
export function isPost(options: Options): boolean {
  return submissionOf(options, "")?.formMethod === "POST"
}
