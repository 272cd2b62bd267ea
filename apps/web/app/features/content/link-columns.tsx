import { Link } from "react-router"

export type LinkGroup = { title: string; links: { to: string; text: string }[] }

export function LinkColumns({ title, groups }: { title: string; groups: LinkGroup[] }) {
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="mt-8 gap-8 sm:columns-2 lg:columns-3">
        {groups.map((group) => (
          <section key={group.title} className="mb-8 break-inside-avoid">
            <h2 className="mb-2 text-lg">{group.title}</h2>
            <ul>
              {group.links.map(({ to, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-8 items-center text-sky hover:underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
