import { paths } from "@wara/domain/site/paths"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import X from "lucide-react/icons/x"
import { type SubmitEvent, useEffect, useRef } from "react"
import { Link } from "react-router"
import { useModalPopover } from "../../../browser/use-modal-popover.ts"
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx"
import { leastMachines, listTexts, seeResults } from "./texts.ts"
import { readValues } from "./use-filter-form.ts"

/**
 * The panel is a popover: on phones it opens over the page as a dialog, or as a plain popover
 * without JavaScript.
 */
const panelId = "filtros"

const headingId = "filtros-titulo"

/** Id of the form, also used by controls elsewhere on the page. */
export const filterFormId = "filtros-form"

/** Opens the filters on a phone, and shows how many are active. */
export function OpenFilters({ activeCount }: { activeCount: number }) {
  return (
    <button type="button" popoverTarget={panelId} className="button button-quiet lg:hidden">
      <SlidersHorizontal aria-hidden className="size-4.5" />
      {listTexts.filters}{" "}
      {activeCount === 0 ? null : <span className="tabular-nums">({activeCount})</span>}
    </button>
  )
}

function PanelHead() {
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-4 py-3 lg:hidden">
      <h2 id={headingId} tabIndex={-1} className="text-lg font-semibold">
        {listTexts.filters}
      </h2>
      <button
        type="button"
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={listTexts.close}
        className="-m-2 flex size-11 items-center justify-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

function PanelFoot({ complete, total }: { complete: boolean; total: number }) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-paper px-4 py-3 lg:static lg:border-0 lg:bg-transparent lg:p-0 lg:[@media(scripting:enabled)]:sr-only lg:[@media(scripting:enabled)]:focus-within:not-sr-only">
      {/* The page's own count is out of view while the panel covers it. */}
      <p aria-live="polite" className="sr-only lg:hidden">
        {leastMachines(total, !complete)}
      </p>
      <Link to={paths.ads} preventScrollReset className="text-sm text-sky underline lg:hidden">
        {listTexts.clear}
      </Link>
      <button type="submit" className="button button-primary grow">
        <span className="lg:hidden">{seeResults(total, !complete)}</span>
        <span className="hidden lg:inline">{listTexts.apply}</span>
      </button>
    </div>
  )
}

/** The filters: a sidebar beside the list, or over the page on phones. It is a plain GET form. */
export function FilterPanel(props: FilterFieldsProps) {
  const panel = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isAwake = useRef(false)
  useModalPopover(panel, headingId)
  useEffect(() => {
    if (isAwake.current || form.current === null) return
    isAwake.current = true
    props.form.adopt(readValues(form.current))
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.form.apply()
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover()
  }
  return (
    <aside aria-label={listTexts.filters} className="print:hidden">
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="size-full max-h-none max-w-none overscroll-contain bg-paper text-ink lg:static lg:block lg:size-auto lg:overflow-visible lg:bg-transparent"
      >
        <form ref={form} id={filterFormId} method="get" action={paths.ads} onSubmit={onSubmit}>
          <PanelHead />
          <div className="px-4 pt-4 pb-8 lg:p-0">
            <FilterFields {...props} />
          </div>
          <PanelFoot complete={props.facets.complete} total={props.facets.total} />
        </form>
      </div>
    </aside>
  )
}
