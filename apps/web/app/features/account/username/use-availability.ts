import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import { type UsernameProblem, usernameProblem } from "@wara/domain/accounts/username"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { usernameTexts } from "./username-texts.ts"

/** Milliseconds without typing after which the name is asked for. */
const calm = 400

/** What is known of a name: nothing yet, or whether it can be had, in a sentence. */
export type Availability = { state: "none" | "checking" | "free" | "taken"; text: string }

type Answer = { available: boolean; problem: UsernameProblem | null }

const nothing: Availability = { state: "none", text: "" }

function judged(name: string, { available, problem }: Answer): Availability {
  if (available) return { state: "free", text: usernameTexts.available(name) }
  return { state: "taken", text: usernameProblemTexts[problem ?? "taken"] }
}

/** Whether a name that is being typed can be had. The server has the last word when it is sent. */
export function useAvailability(name: string, current: string): Availability {
  const [known, setKnown] = useState<{ name: string } & Availability>({ name: "", ...nothing })
  const problem = usernameProblem(name)
  const isAsked = name !== "" && name !== current && problem === null
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const ask = async () => {
      const query = new URLSearchParams({ username: name })
      const { signal } = controller
      const response = await fetch(`${paths.usernameAvailability}?${query}`, { signal })
      // Without an answer the form still works; there is nothing to say meanwhile.
      const found = response.ok ? judged(name, await response.json()) : nothing
      if (!signal.aborted) setKnown({ name, ...found })
    }
    const timer = setTimeout(() => void ask().catch(() => setKnown({ name, ...nothing })), calm)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isAsked])
  if (name === "" || name === current) return nothing
  if (problem !== null) {
    // Two letters are no mistake yet of somebody who is still typing.
    const isStarting = problem === "pattern" && /^[a-z0-9._-]{1,2}$/.test(name)
    return isStarting ? nothing : { state: "taken", text: usernameProblemTexts[problem] }
  }
  return known.name === name ? known : { state: "checking", text: usernameTexts.checking }
}
