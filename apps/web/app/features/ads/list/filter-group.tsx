import type { ReactNode } from "react"

/** A titled block of the filter panel. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
