import { type ReactNode, useEffect, useRef } from "react"

/**
 * Something that unfolds, without JavaScript too. With it, Escape, a tap on any link or button inside
 * and a tap anywhere else fold it again.
 */
export function ClosingDetails(props: {
  summary: ReactNode
  /** Name of a summary that shows no words. */
  label?: string
  summaryClassName: string
  className?: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    if (details === null) return
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a, button")) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    details.addEventListener("click", onClick)
    details.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("pointerdown", onPointerDown)
      details.removeEventListener("click", onClick)
      details.removeEventListener("keydown", onKeyDown)
    }
  }, [])
  return (
    <details ref={ref} className={props.className}>
      <summary aria-label={props.label} className={props.summaryClassName}>
        {props.summary}
      </summary>
      {props.children}
    </details>
  )
}
