import { type RiskLevel, riskLevel } from "@wara/domain/risk/risk-signal"
import { riskLevelNames } from "@wara/domain/risk/risk-texts"
import { StateTag, type Tone } from "../ui/state-tag.tsx"
import { riskTexts } from "./risk-texts.ts"

const tones: Record<RiskLevel, Tone> = { low: "plain", medium: "warn", high: "bad" }

/** A score with its number and its level in words; the colour only helps to find it. */
export function RiskTag({ score }: { score: number | null }) {
  if (score === null) return <StateTag tone="plain">{riskTexts.unknown}</StateTag>
  const level = riskLevel(score)
  return <StateTag tone={tones[level]}>{riskTexts.score(score, riskLevelNames[level])}</StateTag>
}
