import { type Fraction, fromDecimal } from './fraction.ts'

/** A number as it was typed, with what stands beside it: '$1,234.5', '1.5e3 kg'. */
export interface Quantity {
  value: Fraction
  /** '' where nothing stands beside the number. */
  unit: string
}

/** A thousands separator stands before each group of three: a comma, an apostrophe or a space. */
const digits = String.raw`(?:\d{1,3}(?:(?<mark>[,' ])\d{3})(?:\k<mark>\d{3})*|\d+)`
const number = new RegExp(
  String.raw`^([^\d.+-]*)([+-]?) ?(${digits}(?:\.\d*)?|\.\d+)(?:(?:e| ?[×x*] ?10\^)([+-]?\d{1,3}))?(?![\d.,])(.*)$`,
  'isu',
)
/** m2 and m^3 have a digit of their own. */
const unitAfter = /^\D*(?:(?<=\p{L})\^?-?\d)?$/u
const mostExponent = 300

/** Reads a number with its unit before or after it; null for anything else. Full width forms are fine. */
export function quantityOf(typed: string): Quantity | null {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[‐‑–—−]/gu, '-')
    .replace(/[’‘]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
  const [, before, sign, plain, , exponent = '0', after] = number.exec(text) ?? []
  if (before === undefined || plain === undefined || after === undefined) return null
  if (!unitAfter.test(after) || Math.abs(Number(exponent)) > mostExponent) return null
  if (before.trim() !== '' && after.trim() !== '') return null
  const [whole = '', rest = ''] = plain.replace(/[,' ]/g, '').split('.')
  const value = fromDecimal(`${sign === '-' ? '-' : ''}${whole || '0'}.${rest || '0'}e${exponent}`)
  return { value, unit: (before.trim() || after.trim()).replace(/[。.]$/u, '') }
}
