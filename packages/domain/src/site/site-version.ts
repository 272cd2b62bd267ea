/** The version shown on the site [S1.1]. */
export const siteVersion = "4.0.0"
