import { type Column, ilike, or, type SQL } from 'drizzle-orm'

/** Returns the pattern of `like` for texts that contain the words, or begin with them, letter for letter. */
export function textPattern(words: string, { prefix = false } = {}): string {
  const escaped = words.replace(/[\\%_]/g, String.raw`\$&`)
  return prefix ? `${escaped}%` : `%${escaped}%`
}

/** Whether any of the texts contains the keyword, letter for letter; an empty keyword always matches. */
export function containsText(keyword: string, ...texts: (Column | SQL)[]): SQL | undefined {
  if (keyword === '') return undefined
  const pattern = textPattern(keyword)
  return or(...texts.map((text) => ilike(text, pattern)))
}
