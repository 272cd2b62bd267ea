import type { SellerProfile } from "@wara/contract/seller"
import type { CleanNode } from "@wara/domain/content/sanitise"
import { formatMonth } from "@wara/domain/site/chilean-dates"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import CalendarDays from "lucide-react/icons/calendar-days"
import MapPin from "lucide-react/icons/map-pin"
import Tag from "lucide-react/icons/tag"
import type { ReactNode } from "react"
import { ReportLink } from "../../entities/report/report-link.tsx"
import { Avatar } from "../../ui/avatar.tsx"
import { NoticeParagraphs } from "../../ui/notice-paragraphs.tsx"
import { Star } from "../../ui/star.tsx"
import { adCount, memberSince, sellerTexts } from "./texts.ts"

function Facts({ profile, siteName }: { profile: SellerProfile; siteName: string }) {
  const place = profilePlace(profile)
  const facts = [
    { icon: MapPin, text: place },
    {
      icon: CalendarDays,
      text: memberSince(siteName, formatMonth(new Date(profile.member_since))),
    },
    { icon: Tag, text: adCount(profile.ads_count) },
  ]
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-ink-soft">
      {facts
        .filter(({ text }) => text !== "")
        .map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4 shrink-0" />
            {text}
          </li>
        ))}
    </ul>
  )
}

/** A company's initials come from the first two words of its name. */
function personOf(profile: SellerProfile) {
  const [firstname = "", lastname = ""] = profile.display_name.split(" ")
  return { firstname, lastname, pro: true, avatar: profile.avatar }
}

/** A professional seller's page: profile, and ads passed in by the route. */
export function SellerProfileView(props: {
  profile: SellerProfile
  /** The seller's own description, sanitised. */
  about: CleanNode[]
  siteName: string
  /** The seller's contact data, as far as the viewer may see it. */
  contact: ReactNode
  children: ReactNode
}) {
  const { profile } = props
  return (
    <div className="md:wrap pb-16 md:pt-6">
      <ProfileCover cover={profile.cover} />
      <div className="max-md:wrap flex flex-col gap-10">
        <div className="flex flex-col gap-4 sm:flex-row sm:gap-6 sm:pl-6">
          <div className="relative -mt-12 w-fit shrink-0 self-start rounded-full border-4 border-paper bg-paper">
            <Avatar person={personOf(profile)} size="large" />
          </div>
          <div className="flex min-w-0 flex-col gap-3 sm:pt-4">
            <div>
              <h1 className="text-2xl wrap-anywhere sm:text-3xl">{profile.display_name}</h1>
              <p className="text-ink-soft">{sellerTexts.professional}</p>
            </div>
            {props.about.length === 0 ? null : (
              <div className="flex max-w-(--container-text) flex-col gap-3">
                <NoticeParagraphs nodes={props.about} />
              </div>
            )}
            <Facts profile={profile} siteName={props.siteName} />
          </div>
          <div className="sm:w-64 sm:shrink-0 sm:pt-6 lg:ml-auto lg:w-72">{props.contact}</div>
        </div>
        <section className="flex flex-col gap-5">
          <h2 className="text-xl sm:text-2xl">{sellerTexts.ads}</h2>
          {profile.ads_count === 0 ? (
            <p className="text-ink-soft">{sellerTexts.noAds}</p>
          ) : (
            props.children
          )}
        </section>
        <ReportLink subject="seller" about={profile.username} />
      </div>
    </div>
  )
}

/** The seller's cover picture, or the site's star on a plain background. */
function ProfileCover({ cover }: { cover: SellerProfile["cover"] }) {
  const shape = "h-36 w-full sm:h-56 md:rounded-card"
  if (cover === null) {
    return (
      <div aria-hidden className={`${shape} relative overflow-hidden bg-badge`}>
        <Star className="absolute -top-1/3 -right-8 h-[160%] text-copper opacity-90" />
      </div>
    )
  }
  return (
    <img
      src={deliveredImageUrl(cover.formats.large?.url ?? cover.url, "")}
      alt=""
      width={cover.width}
      height={cover.height}
      fetchPriority="high"
      className={`${shape} bg-sunken object-cover`}
    />
  )
}

/** "Calama, Antofagasta", or empty when the seller named no place. */
export function profilePlace(profile: SellerProfile): string {
  return profile.commune === null ? "" : `${profile.commune.name}, ${profile.commune.region}`
}
