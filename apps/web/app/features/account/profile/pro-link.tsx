import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { proTexts } from "./texts.ts"

/** Link to become professional, shown beside features that need it. */
export function ProLink() {
  return (
    <Link to={paths.accountPro} className="font-medium text-sky underline">
      {proTexts.learn}
    </Link>
  )
}
