/**
 * Whether every text of an input can be stored: PostgreSQL refuses NUL, and half of a surrogate pair is no
 * character at all. No keyboard types either. Names of fields count too. Without recursion, because a
 * stranger's input may be nested deeper than the stack allows.
 */
export function isStorable(raw: unknown): boolean {
  const left: unknown[] = [raw]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (!isStorableText(value)) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) left.push(name, part)
    }
  }
  return true
}

export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
