/** Reads a number as people and programs write it; null where it is none. */
export function numberOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d),(?=\d{3}(\D|$))/g, '')
    .replace(/^−/, '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

/** Cuts the noise of calculating in binary: 7.000000000000001 is 7. */
export const rounded = (value: number): number => Number(value.toPrecision(12))

/** A number without an exponent, as all programs read it. */
export const decimal = (value: number): string => {
  const text = String(value)
  if (!/e/i.test(text)) return text
  const whole = value.toFixed(Math.abs(value) < 1 ? 20 : 0)
  return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole
}
