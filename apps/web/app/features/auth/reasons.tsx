import { Check } from "lucide-react"

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
