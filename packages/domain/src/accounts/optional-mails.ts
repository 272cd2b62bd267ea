/** News of the ads that a user saved. */
export const savedMails = ["saved_drop", "saved_ending", "saved_ended"] as const

/** Numbers of and ideas for the ads that a user published. */
export const sellerMails = ["weekly_figures", "ad_ideas"] as const

/** What others seek that a user sells. */
export const wantedMails = ["wanted_matches"] as const

/** Mails that users may switch off, each for itself. */
export const optionalMails = [...savedMails, ...sellerMails, ...wantedMails] as const

export type SavedMail = (typeof savedMails)[number]
export type SellerMail = (typeof sellerMails)[number]
export type OptionalMail = (typeof optionalMails)[number]

/** The mails that one press in a mail client stops: those of the list that the mail belongs to. */
export const mailLists = {
  saved: savedMails,
  seller: sellerMails,
  wanted: wantedMails,
} as const

export type MailList = keyof typeof mailLists

/** Days for which the link in such a mail opens the switches of its account. */
export const mailSwitchDays = 60
