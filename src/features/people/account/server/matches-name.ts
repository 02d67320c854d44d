import { type Column, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '#src/server/text/contains-text.ts'
import { namesInPinyin } from '#src/server/text/names-in-pinyin.ts'
import { plainLine } from '#src/shared/identifiers.ts'
import { users } from '../tables.ts'
import { nameBeside } from './office-name.ts'

/**
 * Whether a person of `users` is called like this: by the user name, the name, its spelling in English or its
 * pinyin, or as `officeName` writes it. An empty keyword always matches.
 * @param others columns with further names in Chinese of the person
 */
export function matchesName(keyword: string, ...others: Column[]): SQL | undefined {
  if (keyword === '') return undefined
  const text = plainLine(keyword)
  const names = [users.realName, ...others]
  const sound = namesInPinyin(text)
  return or(
    containsText(text, users.username, users.realNameEn),
    containsText(nameBeside(text), ...names),
    ...(sound === null ? [] : names.map((name) => sql`${name} ~ ${sound.pattern}`)),
  )
}
