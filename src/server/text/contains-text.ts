import { ilike, or, type Column, type SQL } from 'drizzle-orm'

/** Whether any of the columns contains the keyword, letter for letter; an empty keyword always matches. */
export function containsText(keyword: string, ...columns: Column[]): SQL | undefined {
  if (keyword === '') return undefined
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
