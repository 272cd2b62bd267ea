/** Days after which an untouched draft is deleted. */
export const draftDays = 90

/** Maximum number of drafts per user. */
export const maxDrafts = 20

/** Days that the links in the e-mail about an ad's end are valid. */
export const endLinkDays = 30
