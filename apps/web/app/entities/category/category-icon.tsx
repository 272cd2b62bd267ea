import {
  Construction,
  Factory,
  Fish,
  Forklift,
  Gauge,
  type LucideIcon,
  Microscope,
  Milk,
  Package,
  Pickaxe,
  RadioTower,
  Tractor,
  TreePine,
  Truck,
  Utensils,
  Wrench,
  Zap,
} from "lucide-react"

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
