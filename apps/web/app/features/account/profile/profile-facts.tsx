import { Link } from "react-router"
import { profileTexts } from "./profile-texts.ts"

/** One fact of a profile; `fix` is where a missing one is added. */
export type Fact = { name: string; value: string; note?: string; fix?: string }

/** Facts of a profile in two columns, each missing one with the way to add it. */
export function ProfileFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(({ name, value, note, fix }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {value === "" ? (
              <Link
                to={fix ?? ""}
                className="inline-flex min-h-6 items-center text-sky hover:underline"
              >
                {profileTexts.missing}
                <span className="visually-hidden"> {name}</span>
              </Link>
            ) : (
              value
            )}
            {note ? <span className="block text-ink-soft text-sm">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
