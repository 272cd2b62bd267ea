import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { toQuestion } from "../../actions/content/content.server.ts"
import { listFaqs } from "../../backend/catalog.server.ts"
import { contentTexts } from "../../features/content/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { type Question, QuestionList } from "../../ui/question-list.tsx"
import type { Route } from "./+types/faq"

export async function loader() {
  const faqs = await listFaqs()
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

type Topic = { name: string; questions: Question[] }

/** Frequent questions by subject, with a contact link for missing ones. */
function TopicQuestions({ topics }: { topics: Topic[] }) {
  return (
    <div className="max-w-text">
      <h1 className="text-2xl md:text-3xl">{contentTexts.faqTitle}</h1>
      <p className="mt-2 text-ink-soft text-lg">{contentTexts.faqLead}</p>
      {topics.map(({ name, questions }) => (
        <section key={name} className="mt-10">
          <h2 className="mb-3 text-lg">{name}</h2>
          <QuestionList questions={questions} />
        </section>
      ))}
      <p className="mt-12">
        {contentTexts.stillQuestions}{" "}
        <Link to={paths.contact} className="text-sky underline">
          {contentTexts.contact}
        </Link>
      </p>
    </div>
  )
}
