import { useState } from "react"
import type { Attention } from "../../ui/lightbox-frame.tsx"

/** Whether somebody points at a dialog or has gone to one of its controls, and what finds it out. */
export function useAttention(): { isAttended: boolean; attention: Attention } {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isInUse, setInUse] = useState(false)
  return {
    isAttended: isPointedAt || isInUse,
    attention: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // The dialog itself has the focus from the beginning, without anybody having done anything.
      onFocus: ({ target, currentTarget }) => setInUse(target !== currentTarget),
      onBlur: () => setInUse(false),
    },
  }
}
