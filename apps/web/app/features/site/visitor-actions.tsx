import { paths } from "@wara/domain/site/paths"
import { registerPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { useReturnPath } from "../../session/use-return-path.ts"
import { type LoadLightbox, LogInOpener } from "./log-in-opener.tsx"
import { siteTexts } from "./site-texts.ts"

/** What the header offers to a visitor; narrow screens find log-in and register in the menu. */
export function VisitorActions({ loadLogIn }: { loadLogIn: LoadLightbox }) {
  const returnPath = useReturnPath()
  return (
    <>
      <LogInOpener
        load={loadLogIn}
        className="hidden min-h-11 items-center px-3 text-sm font-medium hover:text-copper-strong md:flex"
      />
      <Link
        to={registerPath(returnPath)}
        className="button button-quiet hidden text-sm md:inline-flex"
      >
        {siteTexts.register}
      </Link>
      <Link to={paths.publish} className="button button-primary text-sm @max-[23rem]:px-3">
        {siteTexts.announce}
      </Link>
    </>
  )
}
