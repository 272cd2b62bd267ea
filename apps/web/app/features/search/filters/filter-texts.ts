/** Messages of the lists of filters (spec §5, §8); nobody is shown them: the search goes on without. */
export const filterTexts = {
  wrongFormat: "Invalid data format",
  categories: "Error loading categories",
  communes: "Error loading communes",
} as const
