/** The element of a complete page with the data of its loaders as JSON. */
export const pageDataId = "datos"
