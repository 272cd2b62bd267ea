import type { TypedForm } from "../../forms/form-result.ts"
import { errorPageTexts } from "./error-page-texts.ts"

/** Sends a form once more that its page could not take, as it was typed; `path` is that page. */
export function SendAgain({ path, form }: { path: string; form: TypedForm }) {
  return (
    <form method="post" action={path}>
      {form.map(([name, text]) => (
        <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
      ))}
      <button type="submit" className="button button-primary">
        {errorPageTexts.sendAgain}
      </button>
    </form>
  )
}
