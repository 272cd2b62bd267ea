import { useEffect, useRef } from "react"

/** Whoever comes to another step begins at its heading. */
export function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return heading
}
