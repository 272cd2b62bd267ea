export const noticeTexts = {
  deletionTitle: (day: string) => `Tu cuenta se eliminará el ${day}`,
  deletionText: "Hasta ese día puedes arrepentirte y nada cambia.",
  keep: "Conservar mi cuenta",
  keeping: "Un momento…",
} as const
