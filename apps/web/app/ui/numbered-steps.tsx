type Step = { title: string; text: string }

/** Steps in their order, each with a large number; one column on phones. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-line-strong border-t pt-5 md:flex-col">
          <span aria-hidden className="font-heading text-3xl text-copper leading-none">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
