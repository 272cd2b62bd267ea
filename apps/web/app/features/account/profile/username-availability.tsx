import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import { type UsernameProblem, usernameProblem } from "@wara/domain/accounts/username"
import { paths } from "@wara/domain/site/paths"
import { CircleCheck, CircleX } from "lucide-react"
import { useEffect, useState } from "react"
import { getJson } from "../../../browser/http/get-json.ts"
import { usernameTexts } from "./texts.ts"

/** Debounce of the availability check, in milliseconds. */
const debounceMs = 400

/** Availability of a username, with a text; `none` when it was not checked. */
type Availability = { state: "none" | "checking" | "free" | "taken"; text: string }

type Answer = { available: boolean; problem: UsernameProblem | null }

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "available" in answer
}

const nothing: Availability = { state: "none", text: "" }

function readAnswer(name: string, { available, problem }: Answer): Availability {
  if (available) return { state: "free", text: usernameTexts.available(name) }
  return { state: "taken", text: usernameProblemTexts[problem ?? "taken"] }
}

/**
 * Checks whether a username is available while it is typed. The server checks it again on submit.
 */
export function useAvailability(name: string, current: string): Availability {
  const [known, setKnown] = useState<{ name: string } & Availability>({ name: "", ...nothing })
  const problem = usernameProblem(name)
  const isAsked = name !== "" && name !== current && problem === null
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const ask = async () => {
      const { signal } = controller
      const query = { username: name }
      // Without an answer the form still works; no availability is shown.
      const answer = await getJson(paths.usernameAvailability, { query, signal }).catch(() => null)
      if (!signal.aborted)
        setKnown({ name, ...(isAnswer(answer) ? readAnswer(name, answer) : nothing) })
    }
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isAsked])
  if (name === "" || name === current) return nothing
  if (problem !== null) {
    // Two letters are not reported as an error while the user is still typing.
    const isStarting = problem === "pattern" && /^[a-z0-9._-]{1,2}$/.test(name)
    return isStarting ? nothing : { state: "taken", text: usernameProblemTexts[problem] }
  }
  return known.name === name ? known : { state: "checking", text: usernameTexts.checking }
}

const colours: Record<Availability["state"], string> = {
  none: "",
  checking: "text-ink-soft",
  free: "text-ok",
  taken: "text-bad",
}

/** The availability of a username, announced as it changes. */
export function AvailabilityResult({ state, text }: Availability) {
  const Icon = state === "free" ? CircleCheck : CircleX
  return (
    <output
      aria-live="polite"
      className={`flex min-h-6 items-center gap-2 text-sm ${colours[state]}`}
    >
      {state === "free" || state === "taken" ? (
        <Icon aria-hidden className="size-4 shrink-0" />
      ) : null}
      {text}
    </output>
  )
}
