/** Divides days, which begin with a Monday, into weeks. */
export function weeksOf<D>(days: readonly D[]): D[][] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, at) =>
    days.slice(at * 7, at * 7 + 7),
  )
}
