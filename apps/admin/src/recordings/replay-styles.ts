import archivo from "../theme/fonts/archivo-panel.woff2"

/**
 * The site's letters, which are the panel's too; nothing that moves anew at every seek; and no sign of a
 * broken picture where one was left out.
 */
export const replayStyles = `
@font-face { font-family: "Archivo Variable"; src: url("${archivo}") format("woff2"); font-weight: 400 700; font-stretch: 100% 118% }
*, *::before, *::after { animation: none !important }
img:not([src]) { visibility: hidden }`
