import { useEffect, useRef } from "react"

/**
 * Ref of the notices that prevent submitting. They are far above the button, so they get the focus
 * after a click that did not continue.
 */
export function useNotices(isSending: boolean) {
  const notices = useRef<HTMLDivElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    const { current } = notices
    if (wasSending.current && !isSending && current?.hasChildNodes()) current.focus()
    wasSending.current = isSending
  }, [isSending])
  return notices
}
