/** The name of a column of a spreadsheet: 0 → 'A', 26 → 'AA'. */
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}
