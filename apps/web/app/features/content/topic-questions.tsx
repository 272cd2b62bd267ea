import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { type Question, QuestionList } from "../../ui/question-list.tsx"
import { contentTexts } from "./texts.ts"

export type Topic = { name: string; questions: Question[] }

/** Frequent questions by subject, with a contact link for missing ones. */
export function TopicQuestions({ topics }: { topics: Topic[] }) {
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
