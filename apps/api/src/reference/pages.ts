import { readFileSync } from "node:fs"

/** Generic pages; each body is the HTML file of its slug. */
const pages = [
  {
    slug: "politicas-de-privacidad",
    title: "Políticas de privacidad",
    description:
      "Qué datos personales trata Wara, para qué, por cuánto tiempo y cómo ejerces tus derechos.",
  },
  {
    slug: "terminos-y-condiciones",
    title: "Términos y condiciones",
    description: "Las reglas para publicar, comprar créditos y usar Wara.",
  },
  {
    slug: "creditos",
    title: "Créditos",
    description: "Datos, tipografías y programas de terceros que hacen posible este sitio.",
  },
  {
    slug: "consejos-de-seguridad",
    title: "Consejos de seguridad",
    description:
      "Cómo comprar y vender maquinaria sin sorpresas: antes, durante y después del trato.",
  },
  {
    slug: "quienes-somos",
    title: "Quiénes somos",
    description: "Qué es Wara y cómo trabajamos.",
  },
] as const

/** The generic pages with their bodies (HTML of the level `rich` [S5.4]). */
export function readPages() {
  return pages.map((page) => ({
    ...page,
    body: readFileSync(new URL(`./pages/${page.slug}.html`, import.meta.url), "utf8").trim(),
  }))
}
