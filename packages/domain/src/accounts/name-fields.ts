import { refuseContactDataInName } from "../ads/refuse-contact-data.ts"
import { accountLimits } from "./account.ts"
import { requiredLine } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"

/** First name, which ads and cards show. */
export const firstnameField = requiredLine(
  accountLimits.name,
  accountTexts.firstnameRequired,
).superRefine(refuseContactDataInName)

/** Last name, which an ad shows to users. */
export const lastnameField = requiredLine(
  accountLimits.name,
  accountTexts.lastnameRequired,
).superRefine(refuseContactDataInName)
