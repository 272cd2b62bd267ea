import { paths } from "@wara/domain/site/paths"
import { type MouseEvent, useRef, useState } from "react"
import { Link, useNavigate, useSubmit } from "react-router"
import { useLoaded } from "../../browser/use-loaded.ts"
import { siteTexts } from "./texts.ts"

/**
 * The menu's log-out entry: asks first [S2.27]. Without JavaScript, or when the question cannot be
 * loaded, it links to a page with the same question.
 */
export function LogOutLink({ className }: { className: string }) {
  const [isAsking, setAsking] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const submit = useSubmit()
  const Question = useLoaded(isAsking, {
    load: () => import("./log-out-question.tsx").then((module) => module.LogOutQuestion),
    onFailure: () => navigate(paths.logOut),
  })
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  const logOut = () => {
    setAsking(false)
    void submit(null, { method: "post", action: paths.logOut })
  }
  return (
    <>
      <Link ref={link} to={paths.logOut} onClick={ask} aria-haspopup="dialog" className={className}>
        {siteTexts.logOut}
      </Link>
      {Question ? (
        <Question
          onConfirm={logOut}
          onClose={() => setAsking(false)}
          focusAfter={() => link.current?.closest("details")?.querySelector("summary")}
        />
      ) : null}
    </>
  )
}
