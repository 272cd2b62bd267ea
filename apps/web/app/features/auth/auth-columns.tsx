import type { ReactNode } from "react"
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
