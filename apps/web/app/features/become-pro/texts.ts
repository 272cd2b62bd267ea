export const becomeProTexts = {
  title: "Hazte profesional",
  description:
    "Qué gana tu empresa al vender o arrendar equipos como profesional: su nombre en los anuncios, su logo y una página propia. Sin costo.",
  lead: "Para empresas que venden o arriendan equipos en forma habitual. No tiene costo: lo pides una vez y te respondemos por correo.",
  /** For those who are. */
  ofPros: {
    title: "Tu cuenta profesional",
    lead: "Tu empresa vende y arrienda con su nombre, su logo y una página propia, sin costo.",
    benefitsTitle: "Qué tienes",
  },
  signUp: "Crear mi cuenta y pedirlo",
  logIn: "Ya tengo cuenta",
  request: "Enviar mi solicitud",
  isPro: "Tu cuenta ya es profesional.",
  edit: "Completar mi página",
  benefitsTitle: "Qué ganas",
  benefits: {
    company: {
      title: "El nombre de tu empresa",
      text: "La ficha de cada anuncio dice que vende tu empresa, y por quién preguntar.",
    },
    page: {
      title: "Una página propia",
      text: "Con tu descripción y todos tus anuncios, en una dirección que puedes compartir. La ve cualquiera, sin cuenta.",
    },
    logo: {
      title: "Tu logo y tu portada",
      text: "El logo acompaña tus datos en cada anuncio; en tu página van los dos.",
    },
    mark: {
      title: "La marca «Vendedor profesional»",
      text: "Va junto a tus datos y lleva de cada anuncio a tu página, con todo lo demás que vendes.",
    },
  },
  stepsTitle: "Cómo se pide",
  steps: [
    {
      title: "Entra a tu cuenta",
      text: "Si no tienes una, la creas en un minuto y vuelves a la solicitud.",
    },
    {
      title: "Dinos quién eres",
      text: "Razón social, RUT y giro de la empresa, y qué vendes.",
    },
    {
      title: "Espera la respuesta",
      text: "Una persona del equipo revisa tus datos y te escribe, normalmente en un día hábil. Si falta algo, te dice qué y puedes pedirlo otra vez.",
    },
  ],
  sameTitle: "Qué no cambia",
  same: [
    "Los packs, los precios y los días de cada anuncio son los mismos.",
    "Revisamos cada anuncio antes de publicarlo, como los de todos.",
    "Puedes comprar con factura a nombre de tu empresa, seas profesional o no.",
  ],
} as const
