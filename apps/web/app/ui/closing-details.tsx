import { type ReactNode, useEffect, useEffectEvent, useRef } from "react"

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
  /** Whether it is unfolded, for who keeps that elsewhere; `onToggle` tells them that it changed. */
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
      // Not every browser gives the focus to what was clicked: then nothing has it.
      if (activeElement !== document.body && !details.contains(activeElement)) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    // It may have been unfolded before this page could listen.
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
