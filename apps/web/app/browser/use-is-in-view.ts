import { useEffect, useState } from "react"

/** Whether any part of the element with this id is in the viewport; null until known. */
export function useIsInView(id: string): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null || !("IntersectionObserver" in window)) return
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? null),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
