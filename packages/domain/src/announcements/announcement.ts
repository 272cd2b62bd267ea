/** How an announcement looks. */
export const announcementKinds = ["info", "warning"] as const

export type AnnouncementKind = (typeof announcementKinds)[number]

/** Who sees it: every page of the site, those of logged-in users, or the panel. */
export const announcementAudiences = ["everybody", "users", "staff"] as const

export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** Characters of an announcement, which is one paragraph of plain text. */
export const announcementLimits = { text: { min: 5, max: 200 } } as const

/** Announcements shown at once; warnings come first, then the newest. */
export const maxAnnouncements = 3

/** What a reader sees of it. */
export type ShownAnnouncement = { id: string; kind: AnnouncementKind; text: string }

export type CurrentAnnouncement = ShownAnnouncement & { audience: AnnouncementAudience }

/** Those of the current announcements that a page of the site shows, in their order. */
export function announcementsFor(
  current: readonly CurrentAnnouncement[],
  reader: { isLoggedIn: boolean },
): ShownAnnouncement[] {
  return current
    .filter(({ audience }) => (audience === "users" ? reader.isLoggedIn : audience === "everybody"))
    .slice(0, maxAnnouncements)
    .map(({ id, kind, text }) => ({ id, kind, text }))
}
