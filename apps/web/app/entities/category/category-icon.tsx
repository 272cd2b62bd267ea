import type { LucideIcon } from "lucide-react"
import Construction from "lucide-react/icons/construction"
import Factory from "lucide-react/icons/factory"
import Fish from "lucide-react/icons/fish"
import Forklift from "lucide-react/icons/forklift"
import Gauge from "lucide-react/icons/gauge"
import Microscope from "lucide-react/icons/microscope"
import Milk from "lucide-react/icons/milk"
import Package from "lucide-react/icons/package"
import Pickaxe from "lucide-react/icons/pickaxe"
import RadioTower from "lucide-react/icons/radio-tower"
import Tractor from "lucide-react/icons/tractor"
import TreePine from "lucide-react/icons/tree-pine"
import Truck from "lucide-react/icons/truck"
import Utensils from "lucide-react/icons/utensils"
import Wrench from "lucide-react/icons/wrench"
import Zap from "lucide-react/icons/zap"

const icons: Record<string, LucideIcon> = {
  construction: Construction,
  factory: Factory,
  fish: Fish,
  forklift: Forklift,
  gauge: Gauge,
  microscope: Microscope,
  milk: Milk,
  pickaxe: Pickaxe,
  "radio-tower": RadioTower,
  tractor: Tractor,
  "tree-pine": TreePine,
  truck: Truck,
  utensils: Utensils,
  wrench: Wrench,
  zap: Zap,
}

/** A category's icon; icon names that the site does not have fall back to a plain box. */
export function CategoryIcon({ name, className }: { name: string; className: string }) {
  const Icon = icons[name] ?? Package
  return <Icon aria-hidden className={className} strokeWidth={1.75} />
}
