import type { ReactNode } from "react"

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
