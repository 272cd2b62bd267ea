/**
 * Whether every attack runs, as in `npm run test:hard`; `npm test` runs the short form, in which each
 * operation still gets each kind of call from each caller, but not each value of it.
 */
export const isWholeAttack = process.env.WARA_ATTACKS === "whole"
