import { paths } from "@wara/domain/site/paths"
import { toQuestion } from "../../actions/content/content.server.ts"
import { listFaqs } from "../../backend/catalog.server.ts"
import { contentTexts } from "../../features/content/texts.ts"
import { type Topic, TopicQuestions } from "../../features/content/topic-questions.tsx"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions } from "../../session/reading.server.ts"
import type { Route } from "./+types/faq"

export async function loader({ request, context }: Route.LoaderArgs) {
  const faqs = await listFaqs(readingOptions(context, request.signal))
  const topics = Map.groupBy(faqs, ({ topic }) => topic)
  return [...topics].map(
    ([name, questions]): Topic => ({ name, questions: questions.map(toQuestion) }),
  )
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { faqTitle: title, faqDescription: description } = contentTexts
  return buildPageMeta({ site, path: paths.faq, title, description })
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <TopicQuestions topics={loaderData} />
}
