/**
 * Errors of the filter lists [S5.2] [S8.2]; never shown, because the search works without the
 * lists.
 */
export const filterTexts = {
  wrongFormat: "Invalid data format",
  categories: "Error loading categories",
  communes: "Error loading communes",
} as const
