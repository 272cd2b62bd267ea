/** Texts of the bot check; providers require them wherever it is active. */
export const botCheckTexts = {
  recaptcha: {
    before: "Este formulario usa reCAPTCHA para frenar el abuso automatizado; rigen la",
    privacy: { label: "política de privacidad", url: "https://policies.google.com/privacy" },
    and: "y los",
    terms: { label: "términos de Google", url: "https://policies.google.com/terms" },
  },
  turnstile: {
    before: "Este formulario usa Cloudflare Turnstile para frenar el abuso automatizado; rigen la",
    privacy: {
      label: "política de privacidad",
      url: "https://www.cloudflare.com/privacypolicy/",
    },
    and: "y los",
    terms: {
      label: "términos de Cloudflare",
      url: "https://www.cloudflare.com/website-terms/",
    },
  },
} as const
