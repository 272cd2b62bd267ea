/** A number of hours of use, as in "8.250 h" or "8250 horas", or the meter that shows it. */
export const statedHours = /\d\s*(?:h|hr|hrs|horas?)\b|hor[oó]metro/i
