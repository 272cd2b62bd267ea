/** Anchor of the contact buttons, for the bar that links to them. */
export const contactAnchor = "contacto"
