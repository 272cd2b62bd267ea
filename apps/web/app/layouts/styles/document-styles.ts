import styles from "../../app.css?inline"
import fontFaces from "../../fonts/archivo.css?inline"

/**
 * What a document's styles consist of. The faces of the font are in no other stylesheet: declaring
 * them again, as a file that scripts add would, makes the browser lay out the whole page again.
 * Development links the stylesheet instead, so that it can change without a reload.
 */
export const documentStyles = import.meta.env.DEV ? fontFaces : fontFaces + styles
