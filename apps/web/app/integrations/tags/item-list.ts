import { itemListTexts as texts } from "./texts.ts"

export type ItemList = { id: string; name: string }

export const itemLists = {
  ads: { id: "ads", name: texts.ads },
  featured: { id: "home_featured", name: texts.featured },
  newest: { id: "home_newest", name: texts.newest },
  seller: { id: "seller", name: texts.seller },
  related: { id: "related", name: texts.related },
  packs: { id: "packs", name: texts.packs },
} as const satisfies Record<string, ItemList>
