import { paths } from "@wara/domain/site/paths"
import type { LucideIcon } from "lucide-react"
import AtSign from "lucide-react/icons/at-sign"
import BadgeCheck from "lucide-react/icons/badge-check"
import BellRing from "lucide-react/icons/bell-ring"
import ChevronDown from "lucide-react/icons/chevron-down"
import CircleUserRound from "lucide-react/icons/circle-user-round"
import Coins from "lucide-react/icons/coins"
import Heart from "lucide-react/icons/heart"
import Image from "lucide-react/icons/image"
import KeyRound from "lucide-react/icons/key-round"
import LayoutDashboard from "lucide-react/icons/layout-dashboard"
import LogOut from "lucide-react/icons/log-out"
import Mail from "lucide-react/icons/mail"
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark"
import MessagesSquare from "lucide-react/icons/messages-square"
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone"
import PanelTop from "lucide-react/icons/panel-top"
import ReceiptText from "lucide-react/icons/receipt-text"
import ScanSearch from "lucide-react/icons/scan-search"
import ShieldCheck from "lucide-react/icons/shield-check"
import Tags from "lucide-react/icons/tags"
import { useId } from "react"
import { Link, useLocation } from "react-router"
import { ClosingDetails } from "../../../ui/closing-details.tsx"
import { accountNavTexts } from "./texts.ts"

type AccountLink = { to: string; text: string; icon: LucideIcon }

type AccountGroup = { name: string | null; links: AccountLink[] }

/** Every account page, in groups; the first group needs no name. */
const accountGroups = (isPro: boolean): AccountGroup[] => [
  {
    name: null,
    links: [
      { to: paths.account, text: accountNavTexts.overview, icon: LayoutDashboard },
      { to: paths.accountAds, text: accountNavTexts.ads, icon: Tags },
      { to: paths.accountLeads, text: accountNavTexts.leads, icon: MessagesSquare },
      { to: paths.accountOwnLeads, text: accountNavTexts.ownLeads, icon: MessageCircleQuestion },
      { to: paths.accountAlerts, text: accountNavTexts.alerts, icon: BellRing },
      { to: paths.accountWanted, text: accountNavTexts.wanted, icon: ScanSearch },
      { to: paths.saved, text: accountNavTexts.saved, icon: Heart },
      { to: paths.accountCredits, text: accountNavTexts.credits, icon: Coins },
      { to: paths.accountOrders, text: accountNavTexts.orders, icon: ReceiptText },
    ],
  },
  {
    name: accountNavTexts.profileGroup,
    links: [
      { to: paths.accountProfile, text: accountNavTexts.profile, icon: CircleUserRound },
      {
        to: paths.accountPro,
        text: accountNavTexts.pro[isPro ? "professional" : "plain"],
        icon: BadgeCheck,
      },
      { to: paths.accountUsername, text: accountNavTexts.username, icon: AtSign },
      { to: paths.accountAvatar, text: accountNavTexts.avatar, icon: Image },
      { to: paths.accountCover, text: accountNavTexts.cover, icon: PanelTop },
    ],
  },
  {
    name: accountNavTexts.securityGroup,
    links: [
      { to: paths.accountMails, text: accountNavTexts.mails, icon: BellRing },
      { to: paths.accountEmail, text: accountNavTexts.email, icon: Mail },
      { to: paths.changePassword, text: accountNavTexts.password, icon: KeyRound },
      { to: paths.accountSessions, text: accountNavTexts.sessions, icon: MonitorSmartphone },
      { to: paths.accountPrivacy, text: accountNavTexts.privacy, icon: ShieldCheck },
    ],
  },
]

/** The account page that a path belongs to: itself or its nearest ancestor. */
function accountLinkOf(groups: AccountGroup[], path: string): AccountLink | undefined {
  const links = groups.flatMap((group) => group.links)
  return (
    links.find(({ to }) => to === path) ??
    links.find(({ to }) => to !== paths.account && path.startsWith(`${to}/`))
  )
}

const row =
  "flex min-h-11 items-center gap-3 rounded-control px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink"

function Links({ current, groups }: { current: string | undefined; groups: AccountGroup[] }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-5">
      {groups.map(({ name, links }, place) => (
        <div key={name ?? ""}>
          {name === null ? null : (
            <p id={`${id}${place}`} className="px-3 pb-1 font-semibold text-ink text-xs">
              {name}
            </p>
          )}
          <ul aria-labelledby={name === null ? undefined : `${id}${place}`}>
            {links.map(({ to, text, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === current ? "page" : undefined}
                  className={`${row} aria-[current=page]:bg-copper-tint aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
                >
                  <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-line border-t pt-3">
        <Link to={paths.logOut} className={row}>
          <LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {accountNavTexts.logOut}
        </Link>
      </div>
    </div>
  )
}

/** The account's navigation: beside the page on wide screens, collapsible above it on phones. */
export function AccountNav({ isPro }: { isPro: boolean }) {
  const groups = accountGroups(isPro)
  const current = accountLinkOf(groups, useLocation().pathname)
  const Icon = current?.icon
  return (
    <>
      <nav aria-label={accountNavTexts.label} className="hidden lg:block">
        <Links current={current?.to} groups={groups} />
      </nav>
      <nav aria-label={accountNavTexts.label} className="lg:hidden">
        <ClosingDetails
          className="group rounded-card border border-line-strong bg-surface"
          summaryClassName="flex min-h-12 list-none items-center gap-3 px-4 font-semibold"
          summary={
            <>
              {Icon ? <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} /> : null}
              <span className="grow">{current?.text ?? accountNavTexts.label}</span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </>
          }
        >
          <div className="border-line border-t p-2 pt-3">
            <Links current={current?.to} groups={groups} />
          </div>
        </ClosingDetails>
      </nav>
    </>
  )
}
