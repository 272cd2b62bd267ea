import CircleCheck from "lucide-react/icons/circle-check"
import CircleAlert from "lucide-react/icons/circle-exclamation-point"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import { useEffect, useRef } from "react"
import { Toaster, toast } from "sonner"
import type { Notice, NoticeKind } from "./notify.ts"
import { uiTexts } from "./texts.ts"

/** Milliseconds that a toast stays [S4.11]. */
const lifetime = 3000

const looks: Record<NoticeKind, { icon: typeof Info; className: string }> = {
  success: { icon: CircleCheck, className: "text-ok" },
  error: { icon: CircleAlert, className: "text-bad" },
  info: { icon: Info, className: "text-sky" },
  warning: { icon: TriangleAlert, className: "text-warn" },
}

function Toast({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { icon: Icon, className } = looks[notice.kind]
  return (
    <button
      type="button"
      data-kind={notice.kind}
      onClick={onDismiss}
      className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-left font-sans text-ink text-sm shadow-raised"
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${className}`} />
      {notice.text}
    </button>
  )
}

/** Shows each message once, at the bottom; a click dismisses it [S2.32]. */
export default function ToastStack({ notices }: { notices: Notice[] }) {
  const shown = useRef(0)
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) {
      toast.custom((id) => <Toast notice={notice} onDismiss={() => toast.dismiss(id)} />)
    }
    shown.current = notices.length
  }, [notices])
  return (
    <Toaster
      position="bottom-center"
      duration={lifetime}
      containerAriaLabel={uiTexts.notifications}
      toastOptions={{ unstyled: true, className: "w-(--width)" }}
    />
  )
}
