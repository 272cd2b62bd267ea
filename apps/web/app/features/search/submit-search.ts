import { adSearchKeys } from "@wara/domain/listing/ad-search"
import { paths, searchPath } from "@wara/domain/site/paths"
import type { FormEvent } from "react"
import { useNavigate } from "react-router"

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/**
 * What a search form needs: without JavaScript it sends itself to the list, with it the address is
 * tidied first (spec §2: lower case, page 1, nothing empty). `onDone` runs on leaving.
 */
export function useSearchForm(onDone?: () => void) {
  const navigate = useNavigate()
  return {
    action: paths.ads,
    method: "get",
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = new FormData(event.currentTarget)
      const text = textOf(form, adSearchKeys.text)
      const category = textOf(form, adSearchKeys.category)
      onDone?.()
      void navigate(searchPath({ text, category }))
    },
  } as const
}
