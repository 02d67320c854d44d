import { latinName } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'
import { pick } from '#src/shared/locale.ts'
import { deletedUser } from '#src/features/learning/course/server/text.ts'

interface Author {
  realName: string
  realNameEn: string | null
  erased: boolean
}

/** A review is public, so it shows only the first character of the name: 林晓舟 is 林＊＊, in English L**. */
export function authorName({ realName, realNameEn, erased }: Author, locale: Locale): string {
  if (erased) return pick(deletedUser, locale)
  if (locale === 'zh-CN') return `${[...realName][0] ?? ''}＊＊`
  return `${[...(realNameEn || latinName(realName))][0] ?? ''}**`
}
