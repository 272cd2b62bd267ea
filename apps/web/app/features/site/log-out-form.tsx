import { paths } from "@wara/domain/site/paths"
import { TriangleAlert } from "lucide-react"
import { Form, Link } from "react-router"
import { logOutTexts } from "./texts.ts"

/** The log-out question as a page, for browsers without JavaScript. */
export function LogOutForm() {
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <TriangleAlert aria-hidden className="size-10 text-warn" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{logOutTexts.question}</h1>
      <p className="text-ink-soft text-lg">{logOutTexts.consequence}</p>
      <Form method="post" action={paths.logOut} className="mt-2 flex flex-wrap gap-3">
        <button type="submit" className="button button-primary">
          {logOutTexts.confirm}
        </button>
        <Link to={paths.account} className="button button-quiet">
          {logOutTexts.cancel}
        </Link>
      </Form>
    </div>
  )
}
