import Check from "lucide-react/icons/check"
import { type ReactNode, useEffect, useRef } from "react"
import { Star } from "../../ui/star.tsx"

/** A form beside the reasons for filling it in; narrow screens show the form only. */
export function AuthColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,28rem)] justify-center gap-x-16 py-8 md:py-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,26rem)] xl:gap-x-24">
      <div className="min-w-0">{children}</div>
      <aside className="max-lg:hidden">
        <div className="sticky top-[calc(var(--size-header)+3.5rem)] rounded-card bg-badge px-9 py-10 text-badge-ink">
          <Star className="mb-6 size-10 text-copper" />
          {aside}
        </div>
      </aside>
    </div>
  )
}

/** A short page with one task. `takesFocus` when it has just replaced the form that was used. */
export function AuthColumn(props: {
  title: string
  lead?: string | undefined
  takesFocus?: boolean
  children?: ReactNode
}) {
  const { title, lead, takesFocus = false } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="wrap py-8 md:py-14">
      <div className="mx-auto flex max-w-[28rem] flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            {title}
          </h1>
          {lead ? <p className="text-ink-soft text-lg">{lead}</p> : null}
        </div>
        {props.children}
      </div>
    </div>
  )
}

/** A few sentences on the benefits of an account; numbered when they are steps. */
export function Reasons(props: {
  title: string
  lead?: string
  items: readonly string[]
  isOrdered?: boolean
}) {
  const List = props.isOrdered ? "ol" : "ul"
  return (
    <>
      <h2 className="text-xl">{props.title}</h2>
      {props.lead ? <p className="mt-2 text-badge-soft">{props.lead}</p> : null}
      <List className="mt-7 flex flex-col gap-5">
        {props.items.map((item, place) => (
          <li key={item} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full border border-badge-soft text-sm tabular-nums"
            >
              {props.isOrdered ? place + 1 : <Check className="size-3.5" />}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </List>
    </>
  )
}
