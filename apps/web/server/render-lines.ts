import type { LineBounds } from "@wara/domain/site/fair-line"
import { paths } from "@wara/domain/site/paths"
import { limitRenders, type RunRender } from "./limit-renders.ts"

type Asked = { method: string; path: string }

/**
 * Few enough that each takes a second at most; the queue is then served within a few more. Two
 * pages of one network keep the processor busy already: more of them would only make the page of
 * somebody else take longer [B9.7]. A network with ten that wait is in no hurry that others should
 * pay for: its pages are rendered one by one.
 */
const pageBounds = {
  ...{ running: 12, runningPerKey: 2, waiting: 60, waitingPerKey: 40 },
  crowd: { waiting: 10, running: 1 },
}

/** Log-in, account and forms: what visitors read must not take their places. */
const vitalBounds = { running: 8, runningPerKey: 4, waiting: 60, waitingPerKey: 20 }

/**
 * Forms with a picture may take minutes to arrive while their page is rendered, so they have their
 * own limit.
 */
const pictureBounds = { running: 6, runningPerKey: 3, waiting: 12, waitingPerKey: 6 }

/** Payments wait for Webpay: if it is slow, the rest of the site must not be affected. */
const paymentBounds = { running: 12, runningPerKey: 6, waiting: 24, waitingPerKey: 12 }

/** Beginnings of the paths of log-in and account. */
const vitalPaths = [
  ...[paths.login, paths.register, paths.logOut, paths.connect, paths.account],
  ...[paths.forgotPassword, paths.resetPassword, paths.confirmEmail],
]

/** Whether a page has to call Webpay. */
export function isPayment({ method, path }: Asked): boolean {
  const page = path.replace(/\.data$/, "")
  if (page === paths.paymentReturn) return true
  return method === "POST" && (page === paths.buyPack || page === paths.draftSubmit)
}

/** `/cuenta/perfil`, but not `/cuenta-corriente`, which may be the page of a seller. */
const vitalPath = new RegExp(`^(?:${vitalPaths.join("|")})(?:[/.]|$)`)

function isVital({ method, path }: Asked): boolean {
  return method === "POST" || vitalPath.test(path)
}

export type LineName = "pages" | "members" | "vital" | "pictures" | "payments"

/** Pages of users mostly wait for their account; those that are rendered take a place above as well. */
const memberBounds = { running: 100, runningPerKey: 40, waiting: 200, waitingPerKey: 80 }

/** Log-in, account and payments are served until the event loop is so many times later. */
const vitalTolerance = 4

export type LineSettings = {
  /** How late the event loop is, in milliseconds. */
  lagMs?: () => number
  /** The lag above which pages are refused [B9.5]; 0 disables this. */
  maxLagMs?: number
  onShed?: (line: LineName) => void
}

/**
 * The lines in front of the rendering; `lineFor` chooses that of a request. All of them refuse work
 * while the event loop is late, what people read first: single pages still take turns.
 */
export function renderLines({ lagMs = () => 0, maxLagMs = 0, onShed }: LineSettings = {}): {
  lineFor: (asked: Asked, hasPicture?: boolean) => RunRender
  members: RunRender
} {
  const maxVitalLagMs = maxLagMs * vitalTolerance
  const open = (name: LineName, bounds: LineBounds, maxMs: number) =>
    limitRenders(bounds, {
      pressure: () => {
        if (maxMs === 0 || lagMs() <= maxMs) return "none"
        return lagMs() > maxVitalLagMs ? "hopeless" : "late"
      },
      onShed: () => onShed?.(name),
    })
  const pages = open("pages", pageBounds, maxLagMs)
  const members = open("members", memberBounds, maxVitalLagMs)
  const vital = open("vital", vitalBounds, maxVitalLagMs)
  const pictures = open("pictures", pictureBounds, maxLagMs)
  const payments = open("payments", paymentBounds, maxVitalLagMs)
  const lineFor = (asked: Asked, hasPicture = false): RunRender => {
    if (hasPicture) return pictures
    if (isPayment(asked)) return payments
    return isVital(asked) ? vital : pages
  }
  return { lineFor, members }
}
