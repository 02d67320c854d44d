/** Reads points as a teacher types them, with a point or a comma; null where they are none, or too many. */
export function pointsTyped(text: string, of: number): number | null {
  const trimmed = text.trim().replace(/[,，。．]/, '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(trimmed)) return null
  const points = Number(trimmed)
  return points <= of ? points : null
}
