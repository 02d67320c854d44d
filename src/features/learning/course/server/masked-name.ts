import { latinName } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'
import { pick } from '#src/shared/locale.ts'
import { deletedUser } from './text.ts'

interface Author {
  realName: string
  realNameEn: string | null
  erased: boolean
}

/** The name of an author whom strangers read, which shows its first character only: 林晓舟 is 林＊＊, in English L**. */
export function authorName({ realName, realNameEn, erased }: Author, locale: Locale): string {
  if (erased) return pick(deletedUser, locale)
  if (locale === 'zh-CN') return `${[...realName][0] ?? ''}＊＊`
  return `${[...(realNameEn || latinName(realName))][0] ?? ''}**`
}

/** The whole name of an author, for those who may know it. */
export function fullName({ realName, realNameEn, erased }: Author, locale: Locale): string {
  if (erased) return pick(deletedUser, locale)
  return locale === 'zh-CN' ? realName : realNameEn || latinName(realName)
}
