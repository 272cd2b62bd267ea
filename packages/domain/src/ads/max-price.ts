/** Highest price of an ad, net of IVA, in its currency; filters accept no higher one. */
export const maxAdPrice = 9_999_999_999
