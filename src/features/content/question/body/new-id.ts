const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a short id for a new part. `taken` holds the ids of the question's other parts. */
export function newId(taken: Iterable<string>): string {
  const used = new Set(taken)
  for (;;) {
    const id = Array.from(
      crypto.getRandomValues(new Uint8Array(5)),
      (byte) => letters[byte % letters.length],
    ).join('')
    if (!used.has(id)) return id
  }
}
