/** Numbers of statistics: with two digits, and a dash where there is none. */
export function figuresIn(locale: string) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const orDash = (value: number | null, format: Intl.NumberFormat) =>
    value === null ? '–' : format.format(value)
  return {
    /** With two digits after the point. */
    number: (value: number | null) => orDash(value, number),
    /** A score of 0 to 100, with one digit. */
    score: (value: number | null) => orDash(value, one),
    /** A share of 0 to 1 as percent. */
    share: (value: number | null) => orDash(value, share),
    /** A number that is in percent already. */
    percent: (value: number | null) => orDash(value === null ? null : value / 100, share),
  }
}
