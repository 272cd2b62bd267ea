const pays = String.raw`(?:transfi?er\p{L}*|dep[oó]sit\p{L}*|abon\p{L}*|pag\p{L}*|giro|vale vista)`
const reserves = String.raw`(?:reserv\p{L}*|separ\p{L}*|apart\p{L}*|asegurar|señ[aá]|anticip\p{L}*|adelant\p{L}*)`
/** The rest of a sentence between two words; points inside numbers do not end it. */
const between = String.raw`(?:[^.!?]|\.\d){0,60}?`

/** Paying something before the machine was seen, in the words of the usual fraud. */
export const reservePattern = new RegExp(
  String.raw`(?<!\p{L})(?:${pays}${between}${reserves}|${reserves}${between}(?:transfi?er|dep[oó]sit|abon)|se[ñn]a(?!\p{L}))`,
  "iu",
)

/** Account numbers: "cuenta 00123456789", "cta. cte. 12-345-678", "mi cta es 123456". */
export const accountPattern = /\b(?:cuenta|cta)\.?\s*(?:cte\.?|es|n[°ºo.]*|:)?\s*\d[\d\s.-]{5,}/iu
