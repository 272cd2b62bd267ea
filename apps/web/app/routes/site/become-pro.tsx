import { paths } from "@wara/domain/site/paths"
import { BecomeProView } from "../../features/become-pro/become-pro-view.tsx"
import { becomeProTexts } from "../../features/become-pro/texts.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/become-pro"

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = becomeProTexts
  const { site } = matches[0].loaderData
  return buildPageMeta({ site, path: paths.becomePro, title, description })
}

export default function BecomeProPage() {
  const { viewer } = useSiteData()
  return <BecomeProView viewer={viewer} />
}
