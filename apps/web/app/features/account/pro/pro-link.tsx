import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { proTexts } from "./pro-texts.ts"

/** The way to become professional, wherever something is said to need that. */
export function ProLink() {
  return (
    <Link to={paths.accountPro} className="font-medium text-sky underline">
      {proTexts.learn}
    </Link>
  )
}
