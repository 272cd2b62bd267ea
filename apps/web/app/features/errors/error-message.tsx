import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import type { TypedForm } from "../../forms/form-result.ts"
import { Star } from "../../ui/star.tsx"
import { errorDescription, errorPageTexts, errorTitle, mayPass } from "./error-page-texts.ts"
import { offlineStatus, type PageError } from "./page-error.ts"
import { SearchInstead } from "./search-instead.tsx"
import { SendAgain } from "./send-again.tsx"

/**
 * What happened and the ways on. The way home is a plain link, so that a broken application starts
 * afresh; so is the one that tries `path`, the page's own address, again.
 */
export function ErrorMessage(props: {
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
        {status === offlineStatus ? errorPageTexts.unreached : errorPageTexts.status(status)}
      </p>
      <h1 className="text-2xl md:text-3xl">{errorTitle(status, message)}</h1>
      <p className="text-ink-soft text-lg">
        {canSendAgain ? errorPageTexts.notTaken : description}
      </p>
      {isMissing ? <SearchInstead>{props.suggestions}</SearchInstead> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {canSendAgain ? <SendAgain path={props.path} form={props.typedForm ?? []} /> : null}
        {mayPass(status) && !canSendAgain ? (
          <a href={props.path} className="button button-quiet">
            {errorPageTexts.tryAgain}
          </a>
        ) : null}
        <a href={paths.home} className={`button ${isMissing ? "button-quiet" : "button-primary"}`}>
          {errorPageTexts.home}
        </a>
      </div>
    </div>
  )
}
