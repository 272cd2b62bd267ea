import { adSearchKeys, searchTextLimit } from "@wara/domain/listing/ad-search"
import { paths } from "@wara/domain/site/paths"
import { type ReactNode, useId } from "react"
import { errorPageTexts as texts } from "./error-page-texts.ts"

/** A plain search for whoever found nothing, and what else may help below. Works without JavaScript. */
export function SearchInstead({ children }: { children: ReactNode }) {
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
