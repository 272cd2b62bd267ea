import { ArrowRight } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Link } from "react-router"

/** A section of the home page: heading, one explanatory line, optional link. */
export function HomeSection(props: {
  anchor?: string
  title: string
  hint?: string
  more?: { to: string; text: string }
  /** Gives the section a background of its own. */
  isBand?: boolean
  /** Puts the heading beside the content on wide screens. */
  isSplit?: boolean
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section
      id={props.anchor}
      aria-labelledby={titleId}
      className={props.isBand ? "my-8 border-line border-y bg-sunken md:my-10" : ""}
    >
      <div
        className={`wrap ${props.isBand ? "py-12 md:py-16" : "py-8 md:py-10"} ${props.isSplit ? "lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12" : ""}`}
      >
        <div
          className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8 ${props.isSplit ? "lg:flex-col lg:items-start lg:justify-start" : ""}`}
        >
          <div>
            <h2 id={titleId} className="text-xl md:text-2xl">
              {props.title}
            </h2>
            {props.hint ? <p className="mt-1 text-ink-soft">{props.hint}</p> : null}
          </div>
          {props.more ? (
            <Link
              to={props.more.to}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium text-sky hover:underline"
            >
              {props.more.text}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          ) : null}
        </div>
        {props.children}
      </div>
    </section>
  )
}
