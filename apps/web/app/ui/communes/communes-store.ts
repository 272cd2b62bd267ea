import { paths } from "@wara/domain/site/paths"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { getJson } from "../http/get-json.ts"
import { isRecord } from "../is-record.ts"
import { keptStorage } from "../kept-storage.ts"
import { communesTexts } from "./communes-texts.ts"
import { areCommunes, type KnownCommune } from "./known-commune.ts"

/** What local storage keeps: the list, and when it came. */
type KeptCommunes = { communes: KnownCommune[]; loadedAt: number }

type CommunesState = KeptCommunes & {
  status: "idle" | "loading" | "error" | "loaded"
  /** What people are told when the list could not be loaded; its cause is for us (spec §5). */
  error: Error | null
}

/** Milliseconds after which the list, which is shown meanwhile, is asked for again: a week. */
const freshFor = 604_800_000

function isKept(state: unknown): state is KeptCommunes {
  return isRecord(state) && areCommunes(state.communes) && typeof state.loadedAt === "number"
}

/** The communes of Chile, loaded once and kept in local storage (spec §4). */
export const communesStore = createStore<CommunesState>()(
  persist<CommunesState, [], [], KeptCommunes>(
    () => ({ communes: [], loadedAt: 0, status: "idle", error: null }),
    {
      name: "wara-communes",
      storage: keptStorage(1, isKept),
      partialize: ({ communes, loadedAt }) => ({ communes, loadedAt }),
      merge: (stored, state) =>
        isKept(stored) && stored.communes.length > 0
          ? { ...state, ...stored, status: "loaded" }
          : state,
    },
  ),
)

/** The list of an answer; throws when there is none in it (spec §5). */
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

/** Loads the communes unless they are here or on their way. */
export async function needCommunes(): Promise<void> {
  const { status } = communesStore.getState()
  if (status === "idle" || status === "error") await load()
}

/** Loads the communes at the start when they are missing, or have been here for long. */
export async function startCommunes(): Promise<void> {
  const { status, loadedAt } = communesStore.getState()
  const isOld = status === "loaded" && Date.now() - loadedAt > freshFor
  if (status === "idle" || isOld) await load()
}
