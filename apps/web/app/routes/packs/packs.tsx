import { paths } from "@wara/domain/site/paths"
import { toQuestion } from "../../actions/content/content.server.ts"
import { loadOffer } from "../../actions/packs/load-checkout.server.ts"
import { loadSummary } from "../../backend/account.server.ts"
import { listFaqs } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { PacksView } from "../../features/packs/packs-view.tsx"
import { packsTexts, paymentTopic } from "../../features/packs/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import { QuestionList } from "../../ui/question-list.tsx"
import type { Route } from "./+types/packs"

export async function loader({ context }: Route.LoaderArgs) {
  const [offer, { credits }, faqs] = await Promise.all([
    loadOffer(),
    loadSummary(context.get(requestFacts)),
    optional(listFaqs(), []),
  ])
  const questions = faqs.filter(({ topic }) => topic === paymentTopic).map(toQuestion)
  return { offer, credits, questions }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = packsTexts
  return buildPageMeta({ site, path: paths.packs, title, description, robots: { index: false } })
}

export default function PacksPage({ loaderData }: Route.ComponentProps) {
  const { questions, ...view } = loaderData
  return <PacksView {...view} questions={<QuestionList questions={questions} />} />
}
