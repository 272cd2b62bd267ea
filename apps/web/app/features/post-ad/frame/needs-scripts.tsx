import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { postAdTexts as texts } from "../texts.ts"

const bar = "rounded-control bg-line"

/** Says to a browser without JavaScript that the form needs it. */
export function ScriptsNotice() {
  return (
    <noscript>
      <div className="mb-6 flex max-w-text flex-col items-start gap-3 rounded-card bg-warn-tint px-4 py-3.5">
        <p className="font-semibold">{texts.needsScripts}</p>
        <p>{texts.needsScriptsText}</p>
        <Link to={paths.contact} className="button button-quiet">
          {texts.writeUs}
        </Link>
      </div>
    </noscript>
  )
}

/**
 * Placeholder of the form while the browser opens its draft; without JavaScript, an explanation.
 */
export function NeedsScripts({ title }: { title: string }) {
  return (
    <div className="flex min-h-[60vh] flex-col gap-6 lg:pl-52">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <ScriptsNotice />
      <div role="status" className="flex max-w-text flex-col gap-4 motion-safe:animate-pulse">
        <span className="visually-hidden">{texts.loading}</span>
        <div className={`${bar} h-5 w-2/3`} />
        <div className={`${bar} h-24`} />
        <div className={`${bar} h-24`} />
        <div className={`${bar} h-24`} />
      </div>
    </div>
  )
}
