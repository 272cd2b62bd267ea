import { paths } from "@wara/domain/site/paths"
import { useEffect, useMemo } from "react"
import { useStore } from "zustand"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { getJson } from "../../browser/http/get-json.ts"
import { isRecord } from "../../browser/is-record.ts"
import { validatedStorage } from "../../browser/storage.ts"
import { communesTexts } from "./texts.ts"

/** Contents of local storage: the list, and when it was loaded. */
type StoredCommunes = { communes: KnownCommune[]; loadedAt: number }

type CommunesState = StoredCommunes & {
  status: "idle" | "loading" | "error" | "loaded"
  /** Message shown when the list could not be loaded; its cause is for debugging [S5.1]. */
  error: Error | null
}

/** Milliseconds after which the list is reloaded, while the old one is shown: a week. */
const maxAgeMs = 604_800_000

function isStored(state: unknown): state is StoredCommunes {
  return isRecord(state) && areCommunes(state.communes) && typeof state.loadedAt === "number"
}

/** The communes of Chile, loaded once and kept in local storage [S4.14]. */
export const communesStore = createStore<CommunesState>()(
  persist<CommunesState, [], [], StoredCommunes>(
    () => ({ communes: [], loadedAt: 0, status: "idle", error: null }),
    {
      name: "wara-communes",
      storage: validatedStorage(1, isStored),
      partialize: ({ communes, loadedAt }) => ({ communes, loadedAt }),
      merge: (stored, state) =>
        isStored(stored) && stored.communes.length > 0
          ? { ...state, ...stored, status: "loaded" }
          : state,
    },
  ),
)

/** Reads the list of a response; throws when there is none [S5.1]. */
function readCommunes(answer: unknown): KnownCommune[] {
  if (isRecord(answer) && areCommunes(answer.data)) return answer.data
  throw new TypeError(communesTexts.wrongFormat)
}

async function load(): Promise<void> {
  const { status } = communesStore.getState()
  communesStore.setState({ status: "loading", error: null })
  try {
    const communes = readCommunes(await getJson(paths.communes))
    communesStore.setState({ communes, loadedAt: Date.now(), status: "loaded" })
  } catch (cause) {
    const failure = { status: "error", error: new Error(communesTexts.failed, { cause }) } as const
    // An old list is better than none.
    communesStore.setState(status === "loaded" ? { status } : failure)
  }
}

/** Loads the communes unless they are stored or loading. */
export async function needCommunes(): Promise<void> {
  const { status } = communesStore.getState()
  if (status === "idle" || status === "error") await load()
}

/** Loads the communes at startup when they are missing or outdated. */
export async function startCommunes(): Promise<void> {
  const { status, loadedAt } = communesStore.getState()
  const isOld = status === "loaded" && Date.now() - loadedAt > maxAgeMs
  if (status === "idle" || isOld) await load()
}

/** A commune as stored in browsers [S3.4]. */
export type KnownCommune = {
  id: number
  name: string
  region: { id: number; name: string; slug: string }
}

function isCommune(value: unknown): value is KnownCommune {
  if (!isRecord(value) || !isRecord(value.region)) return false
  const { id, name, region } = value
  const hasNames = [name, region.name, region.slug].every((text) => typeof text === "string")
  return hasNames && Number.isInteger(id) && Number.isInteger(region.id)
}

function areCommunes(value: unknown): value is KnownCommune[] {
  return Array.isArray(value) && value.every(isCommune)
}

/**
 * The communes of a region: those that came with the page, or else those stored in this browser.
 */
export function useCommunes(region: string, given: { region: string; communes: Choice[] }) {
  const { communes, status } = useStore(communesStore)
  const isGiven = region === given.region && given.communes.length > 0
  const isWanted = region !== "" && !isGiven
  const wanted = isWanted ? region : ""
  useEffect(() => {
    // Also retries after a failure when another region is chosen.
    if (wanted !== "") void needCommunes()
  }, [wanted])
  const known = useMemo(
    () =>
      communes
        .filter((commune) => commune.region.slug === region)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [communes, region],
  )
  return {
    communes: isGiven ? given.communes : known,
    isLoading: isWanted && known.length === 0 && (status === "idle" || status === "loading"),
    hasFailed: isWanted && status === "error",
  }
}

export type Choice = { value: string; label: string }
