export const uiTexts = {
  seeAll: (total: number) => `Ver todo (${total})`,
  showData: "Ver datos",
  day: "Día",
}
