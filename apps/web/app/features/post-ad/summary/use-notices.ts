import { useEffect, useRef } from "react"

/**
 * The place of what stands in the way of sending. It is far above the button: whoever pressed it and
 * was not led on is brought there, instead of being left with a button that does nothing.
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
