/** Returns the entry that a key moves to: by arrows, Home, End or a first letter; null for other keys. */
export function nextIndex(key: string, from: number, names: readonly string[]): number | null {
  const count = names.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1) return null
  const letter = key.toLowerCase()
  for (let step = 1; step <= count; step += 1) {
    const at = (from + step) % count
    if (names[at]?.trim().toLowerCase().startsWith(letter)) return at
  }
  return null
}
