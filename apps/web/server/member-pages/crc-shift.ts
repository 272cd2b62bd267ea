/** gzip's polynomial, the lowest power first. */
const polynomial = 0xedb88320
/** The polynomials 1 and x⁸ in this form. */
const one = 0x80000000
const oneByte = 0x00800000

/** The product of two polynomials modulo gzip's. */
function multiply(left: number, right: number): number {
  let product = 0
  let factor = right
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) product ^= factor
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ polynomial
  }
  return product >>> 0
}

/** What a checksum is multiplied by when this many bytes follow: x to the power of their bits. */
export function crcShift(bytes: number): number {
  let shift = one
  let power = oneByte
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift)
    power = multiply(power, power)
  }
  return shift
}

/**
 * The CRC-32 of two texts in a row, from those of each: a page of 200 kB costs as little as a name.
 */
export function combineCrc(first: number, second: { crc: number; shift: number }): number {
  return (multiply(second.shift, first) ^ second.crc) >>> 0
}
