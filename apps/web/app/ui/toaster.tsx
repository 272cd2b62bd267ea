import { lazy, Suspense, useEffect, useState } from "react"
import { type Notice, onNotice } from "./notify.ts"

const ToastStack = lazy(() => import("./toast-stack.tsx"))

/** Where toasts appear; the code that draws them is loaded with the first one. */
export function Toaster() {
  const [notices, setNotices] = useState<Notice[]>([])
  useEffect(() => onNotice((notice) => setNotices((known) => [...known, notice])), [])
  if (notices.length === 0) return null
  return (
    <Suspense>
      <ToastStack notices={notices} />
    </Suspense>
  )
}
