import { adSearchKeys, searchTextLimit } from "@wara/domain/listing/ad-search"
import { paths } from "@wara/domain/site/paths"
import { type ReactNode, useEffect, useId, useState } from "react"
import { getJson } from "../../browser/http/get-json.ts"
import type { CardAd } from "../../entities/ad/card/card-ad.ts"
import type { TypedForm } from "../../forms/use-form.ts"
import { Star } from "../../ui/star.tsx"
import { offlineStatus, type PageError } from "./page-error.ts"
import { errorDescription, errorTitle, mayPass, errorPageTexts as texts } from "./texts.ts"

/**
 * The error page [S2.41]. `path` is the page's own address, for a retry; `renderAds` draws the
 * suggested ads.
 */
export function ErrorPage(props: {
  error: PageError
  path: string
  /** The submitted form that the page could not process; null when there was none. */
  typedForm?: TypedForm | null
  /** Suggested searches, below the search on the page of an unknown path. */
  suggestions: ReactNode
  renderAds: (ads: CardAd[]) => ReactNode
  /** Draws the frame of this part of the site, which stays around the error; none by default. */
  renderFrame?: ((message: ReactNode) => ReactNode) | undefined
}) {
  const { error, path, suggestions, typedForm = null, renderFrame } = props
  const ads = useNewestAds(error.ads)
  const message = (
    <ErrorMessage error={error} path={path} suggestions={suggestions} typedForm={typedForm} />
  )
  return (
    <>
      {renderFrame ? (
        renderFrame(message)
      ) : (
        <div className="wrap pt-16 pb-16 md:pt-24">{message}</div>
      )}
      {ads.length === 0 ? null : (
        <section className="wrap flex flex-col gap-6 pb-16 md:pb-24">
          <h2 className="text-xl md:text-2xl">{texts.ads}</h2>
          {props.renderAds(ads)}
        </section>
      )}
    </>
  )
}

/**
 * The ads of an error page; fetched when the error came without them. On failure there are none.
 */
function useNewestAds(known: CardAd[] | null): CardAd[] {
  const [ads, setAds] = useState<CardAd[]>([])
  useEffect(() => {
    if (known !== null) return
    const controller = new AbortController()
    const { signal } = controller
    getJson(paths.newestAds, { signal })
      .then((found) => !signal.aborted && Array.isArray(found) && setAds(found))
      .catch(() => {})
    return () => controller.abort()
  }, [known])
  return known ?? ads
}

/**
 * The error and what to do next. The home link and the link that retries `path`, the page's own
 * address, are full page loads, so that a broken application restarts.
 */
function ErrorMessage(props: {
  error: PageError
  path: string
  suggestions: ReactNode
  typedForm: TypedForm | null
}) {
  const { status, message, description = errorDescription(status) } = props.error
  const canSendAgain = props.typedForm !== null && mayPass(status)
  const isMissing = status === 404 || status === 410
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <p className="flex items-center gap-2 font-semibold text-copper-strong text-sm">
        <Star className="size-4" />
        {status === offlineStatus ? texts.unreached : texts.status(status)}
      </p>
      <h1 className="text-2xl md:text-3xl">{errorTitle(status, message)}</h1>
      <p className="text-ink-soft text-lg">{canSendAgain ? texts.notTaken : description}</p>
      {isMissing ? <SearchInstead>{props.suggestions}</SearchInstead> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {canSendAgain ? <SendAgain path={props.path} form={props.typedForm ?? []} /> : null}
        {mayPass(status) && !canSendAgain ? (
          <a href={props.path} className="button button-primary">
            {texts.tryAgain}
          </a>
        ) : null}
        <a
          href={paths.home}
          className={`button ${isMissing || mayPass(status) ? "button-quiet" : "button-primary"}`}
        >
          {texts.home}
        </a>
      </div>
    </div>
  )
}

/**
 * A plain search for pages that were not found, with more suggestions below. Works without
 * JavaScript.
 */
function SearchInstead({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <div className="mt-4 flex w-full flex-col gap-4">
      <search>
        <form action={paths.ads} method="get" className="flex flex-wrap items-end gap-3">
          <div className="flex min-w-0 grow basis-40 flex-col gap-1.5">
            <label htmlFor={id} className="font-medium">
              {texts.search}
            </label>
            <input
              id={id}
              name={adSearchKeys.text}
              type="search"
              required
              autoComplete="off"
              enterKeyHint="search"
              maxLength={searchTextLimit}
              className="field"
            />
          </div>
          <input type="hidden" name={adSearchKeys.page} value="1" />
          <button type="submit" className="button button-primary">
            {texts.submitSearch}
          </button>
        </form>
      </search>
      {children}
    </div>
  )
}

/** Resubmits a form that its page could not process, with the typed values; `path` is that page. */
function SendAgain({ path, form }: { path: string; form: TypedForm }) {
  return (
    <form method="post" action={path}>
      {form.map(([name, text]) => (
        <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
      ))}
      <button type="submit" className="button button-primary">
        {texts.sendAgain}
      </button>
    </form>
  )
}
