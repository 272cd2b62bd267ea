import { type FormEvent, useEffect, useRef } from "react"
import { useNavigation } from "react-router"
import type { FormResult } from "./form-result.ts"

/**
 * Ties a form to what came back from it: typed values stay, each mistake stands beside its field, and
 * the first one has the focus. `fetcher` is for a form that is not sent by navigating.
 */
export function useForm<Name extends string>(
  fields: readonly Name[],
  result: FormResult<Name> | undefined,
  fetcher?: { state: string },
  /** Called when it is really sent. */
  onSend?: () => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isSending = fetcher ? fetcher.state !== "idle" : navigation.formMethod === "POST"
  const firstWrong = result?.failure ? null : fields.find((name) => result?.errors[name])
  useEffect(() => {
    if (result === undefined) return
    ref.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus()
  }, [result])
  return {
    isSending,
    /** Goes to the `<Form>`. */
    form: {
      ref,
      method: "post",
      noValidate: true,
      /** What is under way is not sent twice. */
      onSubmit: (event: FormEvent) => {
        if (isSending) event.preventDefault()
        else onSend?.()
      },
    } as const,
    /** Goes to the field `name`. */
    field: (name: Name) => ({
      name,
      defaultValue: result?.values[name] ?? "",
      error: result?.errors[name],
      // Without scripts the browser itself goes there.
      autoFocus: name === firstWrong,
    }),
  }
}
