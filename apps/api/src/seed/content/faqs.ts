export const seedFaqs: readonly { question: string; answer: string; topic: string }[] = []
