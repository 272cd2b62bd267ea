import { type ReactNode, useEffect, useEffectEvent, useRef } from "react"

/**
 * Collapsible content, also without JavaScript. With it, Escape, a tap on a link or button inside
 * and a tap outside close it.
 */
export function ClosingDetails(props: {
  summary: ReactNode
  /** Accessible name of a summary without text. */
  label?: string
  summaryClassName: string
  className?: string
  children: ReactNode
  /** Open state, when controlled from outside; `onToggle` reports changes. */
  isOpen?: boolean
  onToggle?: () => void
}) {
  const { isOpen, onToggle } = props
  const ref = useRef<HTMLDetailsElement>(null)
  const notify = useEffectEvent((details: HTMLDetailsElement) => {
    if (isOpen !== undefined && details.open !== isOpen) onToggle?.()
  })
  useEffect(() => {
    const details = ref.current
    if (details === null) return
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a, button")) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return
      const { activeElement } = document
      // Some browsers do not focus a clicked element: then nothing has the focus.
      if (activeElement !== document.body && !details.contains(activeElement)) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    // It may have been opened before hydration.
    notify(details)
    details.addEventListener("click", onClick)
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("pointerdown", onPointerDown)
      details.removeEventListener("click", onClick)
      document.removeEventListener("keydown", onKeyDown)
    }
  }, [])
  return (
    <details
      ref={ref}
      open={isOpen}
      onToggle={(event) => notify(event.currentTarget)}
      className={props.className}
    >
      <summary aria-label={props.label} className={props.summaryClassName}>
        {props.summary}
      </summary>
      {props.children}
    </details>
  )
}
