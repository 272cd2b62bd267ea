import { usernameProblemTexts } from "@wara/domain/accounts/account-texts"
import { type UsernameProblem, usernameProblem } from "@wara/domain/accounts/username"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { getJson } from "../../../ui/http/get-json.ts"
import { usernameTexts } from "./username-texts.ts"

/** Milliseconds without typing after which the name is asked for. */
const calm = 400

/** What is known of a name: nothing yet, or whether it can be had, in a sentence. */
export type Availability = { state: "none" | "checking" | "free" | "taken"; text: string }

type Answer = { available: boolean; problem: UsernameProblem | null }

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "available" in answer
}

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
      const { signal } = controller
      const query = { username: name }
      // Without an answer the form still works; there is nothing to say meanwhile.
      const answer = await getJson(paths.usernameAvailability, { query, signal }).catch(() => null)
      if (!signal.aborted)
        setKnown({ name, ...(isAnswer(answer) ? judged(name, answer) : nothing) })
    }
    const timer = setTimeout(() => void ask(), calm)
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
