import type { AnnouncementKind, ShownAnnouncement } from "@wara/domain/announcements/announcement"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import X from "lucide-react/icons/x"
import { closeScript } from "./close-script.ts"
import { announcementTexts as texts } from "./texts.ts"

const looks = {
  info: { icon: Info, className: "bg-sunken", iconClassName: "text-sky" },
  warning: { icon: TriangleAlert, className: "bg-warn-tint", iconClassName: "text-warn" },
} satisfies Record<AnnouncementKind, object>

/** Announcements above the header. The server writes them; a script of their own closes them. */
export function Announcements(props: {
  shown: readonly ShownAnnouncement[]
  /** Without one there is no script, and nothing can be closed. */
  nonce: string
}) {
  if (props.shown.length === 0) return null
  return (
    <aside aria-label={texts.label} className="print:hidden">
      {props.shown.map((one) => (
        <Announcement key={one.id} announcement={one} />
      ))}
      <script
        nonce={props.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without any input.
        dangerouslySetInnerHTML={{ __html: closeScript }}
      />
    </aside>
  )
}

function Announcement({ announcement }: { announcement: ShownAnnouncement }) {
  const { id, kind, text } = announcement
  const { className, icon: Icon, iconClassName } = looks[kind]
  return (
    <div data-announcement={id} className={`border-line border-b text-ink ${className}`}>
      <div className="wrap flex min-h-11 items-center gap-3 py-1">
        <Icon aria-hidden className={`size-5 shrink-0 ${iconClassName}`} />
        <p className="min-w-0 grow text-sm wrap-anywhere">
          <span className="visually-hidden">{texts.kinds[kind]} </span>
          {text}
        </p>
        <button
          type="button"
          // Its own script answers, so a press does not wait for the site's.
          data-native=""
          hidden
          aria-label={texts.close}
          className="grid size-11 shrink-0 place-items-center rounded-control"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  )
}
