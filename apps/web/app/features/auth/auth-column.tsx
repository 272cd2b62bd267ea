import { type ReactNode, useEffect, useRef } from "react"

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
