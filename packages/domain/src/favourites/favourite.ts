/** Ads that an account may save, unless operators set another number. */
export const maxFavourites = 500

/** Ads that a browser saves for a visitor, the newest ones; merged into the account at log-in. */
export const maxVisitorFavourites = 100

/** Characters of the note on a saved ad, which only its author reads. */
export const favouriteNoteLimit = 300

/** Months after which a saved ad that ended is forgotten. */
export const endedFavouriteMonths = 12

/** Days before its end in which the savers of an ad are reminded of it. */
export const savedEndingDays = 2

/** Days after which an event of a saved ad is no news any more. */
export const savedNewsDays = 3

/** Days for which it is stored what a user was mailed about saved ads. */
export const noticeDays = 90
