import { isPhone } from '#src/shared/identifiers.ts'

/** 13812345678 → 138****5678, zhang@example.com → z***@example.com. */
export function masked(contact: string): string {
  if (isPhone(contact)) return `${contact.slice(0, 3)}****${contact.slice(-4)}`
  const at = contact.lastIndexOf('@')
  return `${Array.from(contact)[0] ?? ''}***${contact.slice(at)}`
}
