/** Mails that users may switch off, each for itself: news of the ads that they saved. */
export const optionalMails = ["saved_drop", "saved_ending", "saved_ended"] as const

export type OptionalMail = (typeof optionalMails)[number]

/** Days for which the link in such a mail opens the switches of its account. */
export const mailSwitchDays = 60
