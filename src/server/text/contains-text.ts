import { ilike, or, type Column, type SQL } from 'drizzle-orm'

/** Any of the columns holds the keyword, letter for letter; no keyword holds everywhere. */
export function containsText(keyword: string, ...columns: Column[]): SQL | undefined {
  if (keyword === '') return undefined
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
