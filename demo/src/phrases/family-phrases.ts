/** General sentences that suit a whole family of machines. */
export type FamilyPhrases = {
  maintenance: readonly string[]
  history: readonly string[]
  brandNew: readonly string[]
  renewed: readonly string[]
  forParts: readonly string[]
}
