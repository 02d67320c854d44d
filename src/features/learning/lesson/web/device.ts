import { randomHex } from '#src/web/random-hex.ts'
import { keepText, readText } from '#src/web/stored.ts'

const key = 'lesson:device'

/**
 * Returns the value by which the server tells this browser apart within a lesson. It stays when a person signs out,
 * because the next one on this device is another student.
 */
export function deviceOf(): string {
  const kept = readText('local', key)
  if (kept && /^[\da-f]{32}$/.test(kept)) return kept
  const made = randomHex()
  keepText('local', key, made)
  return made
}
