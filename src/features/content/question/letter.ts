/** Names an option by its place: 0 → A, 25 → Z, 26 → AA. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${letter(Math.floor(index / 26) - 1)}${last}`
}
