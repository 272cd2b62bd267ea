/**
 * What browsers report of ads, without cookies and without saying who: a card that came into view,
 * an ad's page, a call, a share, and a page opened from a printed code.
 */
export const adSignals = ["list_view", "view", "call", "share", "qr"] as const

export type AdSignal = (typeof adSignals)[number]

/** Receives signals. Not among `paths`: the code that counts a page loads before everything else. */
export const adSignalsPath = "/api/ad-signals"

/** Limits of one batch of signals. */
export const signalBatchLimits = { ads: 120, bytes: 16 * 1024 }

/**
 * How many different signals of a kind a network sends in a day at most; one that sends more is no
 * person, and nothing of its day counts. A shared address of an office or a phone company stays below.
 */
export const maxSignalsOfNetwork: Record<AdSignal, number> = {
  list_view: 4_000,
  view: 400,
  call: 60,
  share: 60,
  qr: 60,
}

/**
 * How many visitors of one network count at an ad for each kind in a day: a program invents browsers,
 * and a shared address has few people who look at the same machine on one day [B8.144].
 */
export const maxCountedOfNetwork = 10

/** `maxSignalsOfNetwork` with repeated signals, which change no number but show a program. */
export const maxRepeatedSignals = 5

/** Fragment of an ad's address in printed codes: it shows that a page was opened from paper. */
export const printedCodeFragment = "qr"

/** Where questions come from: the ad's page, or its page opened from a printed code. */
export const questionSources = ["ad", "qr"] as const

export type QuestionSource = (typeof questionSources)[number]

/** Days for which the daily numbers of ads are stored. */
export const figureDays = 395
