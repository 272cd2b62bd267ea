import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"

/** Duration of its fade-out in milliseconds [S9.6]. */
const disposeDelay = 150

/**
 * An explanation that opens beside its button, also without JavaScript. With it, Escape and a tap
 * outside close it.
 */
export function Popover(props: {
  /** Label of the button that opens it. */
  label: string
  summary: ReactNode
  summaryClassName: string
  className?: string
  children: ReactNode
}) {
  const [state, setState] = useState<"closed" | "open" | "closing">("closed")
  const ref = useRef<HTMLDetailsElement>(null)
  const isOpen = state === "open"
  const press = useEffectEvent((event: Event) => {
    event.preventDefault()
    // The browser may have opened it natively before hydration.
    setState(ref.current?.open && state !== "closing" ? "closing" : "open")
  })
  useEffect(() => {
    const summary = ref.current?.querySelector("summary")
    const onClick = (event: Event) => press(event)
    summary?.addEventListener("click", onClick)
    return () => summary?.removeEventListener("click", onClick)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      setState("closing")
      ref.current?.querySelector("summary")?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setState("closing")
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onPointerDown)
    }
  }, [isOpen])
  useEffect(() => {
    if (state !== "closing") return
    const timer = setTimeout(() => setState("closed"), disposeDelay)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <details ref={ref} open={state !== "closed"} className={props.className}>
      <summary aria-label={props.label} className={props.summaryClassName}>
        {props.summary}
      </summary>
      <div
        className={`absolute top-full right-0 left-0 z-20 mt-1 rounded-card border border-line bg-surface p-4 text-sm shadow-raised transition-opacity duration-(--duration-dispose) ${state === "closing" ? "opacity-0" : ""}`}
      >
        {props.children}
      </div>
    </details>
  )
}
