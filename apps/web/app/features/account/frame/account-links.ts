import { paths } from "@wara/domain/site/paths"
import {
  AtSign,
  BadgeCheck,
  CircleUserRound,
  Coins,
  Image,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  PanelTop,
  ReceiptText,
  ShieldCheck,
  Tags,
} from "lucide-react"
import { accountNavTexts } from "./frame-texts.ts"

export type AccountLink = { to: string; text: string; icon: LucideIcon }

/** Every account page, in groups; the first group needs no name. */
export const accountGroups: { name: string | null; links: AccountLink[] }[] = [
  {
    name: null,
    links: [
      { to: paths.account, text: accountNavTexts.overview, icon: LayoutDashboard },
      { to: paths.accountAds, text: accountNavTexts.ads, icon: Tags },
      { to: paths.accountCredits, text: accountNavTexts.credits, icon: Coins },
      { to: paths.accountOrders, text: accountNavTexts.orders, icon: ReceiptText },
    ],
  },
  {
    name: accountNavTexts.profileGroup,
    links: [
      { to: paths.accountProfile, text: accountNavTexts.profile, icon: CircleUserRound },
      { to: paths.accountPro, text: accountNavTexts.pro, icon: BadgeCheck },
      { to: paths.accountUsername, text: accountNavTexts.username, icon: AtSign },
      { to: paths.accountAvatar, text: accountNavTexts.avatar, icon: Image },
      { to: paths.accountCover, text: accountNavTexts.cover, icon: PanelTop },
    ],
  },
  {
    name: accountNavTexts.securityGroup,
    links: [
      { to: paths.accountEmail, text: accountNavTexts.email, icon: Mail },
      { to: paths.changePassword, text: accountNavTexts.password, icon: KeyRound },
      { to: paths.accountSessions, text: accountNavTexts.sessions, icon: MonitorSmartphone },
      { to: paths.accountPrivacy, text: accountNavTexts.privacy, icon: ShieldCheck },
    ],
  },
]

/** The account page that a path belongs to: itself or its nearest ancestor. */
export function accountLinkOf(path: string): AccountLink | undefined {
  const links = accountGroups.flatMap((group) => group.links)
  return (
    links.find(({ to }) => to === path) ??
    links.find(({ to }) => to !== paths.account && path.startsWith(`${to}/`))
  )
}
