import { paths } from "@wara/domain/site/paths"
import { type MouseEvent, useRef, useState } from "react"
import { Link, useNavigate, useSubmit } from "react-router"
import { siteTexts } from "./site-texts.ts"

type Question = typeof import("./log-out-question.tsx").LogOutQuestion

/**
 * The menu's entry to log out: asks first (spec §2). Without JavaScript, or when the question cannot be
 * loaded, it leads to a page that asks the same.
 */
export function LogOutLink({ className }: { className: string }) {
  const [Question, setQuestion] = useState<Question | null>(null)
  const [isAsking, setAsking] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const submit = useSubmit()
  const load = () =>
    import("./log-out-question.tsx").then(({ LogOutQuestion }) => setQuestion(() => LogOutQuestion))
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
    if (Question === null) load().catch(() => navigate(paths.logOut))
  }
  const focusMenu = () => link.current?.closest("details")?.querySelector("summary")?.focus()
  const logOut = () => {
    setAsking(false)
    void submit(null, { method: "post", action: paths.logOut })
  }
  return (
    <>
      <Link ref={link} to={paths.logOut} onClick={ask} aria-haspopup="dialog" className={className}>
        {siteTexts.logOut}
      </Link>
      {isAsking && Question ? (
        <Question onConfirm={logOut} onClose={() => setAsking(false)} focusAfter={focusMenu} />
      ) : null}
    </>
  )
}
