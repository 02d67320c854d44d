import { latinName } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'

/**
 * Returns a person's name for the back office: in English the Latin one with the Chinese beside it, by
 * which documents and colleagues know the person. '' without a name.
 */
export function officeName(
  { realName, realNameEn }: { realName: string; realNameEn?: string | null },
  locale: Locale,
): string {
  if (locale !== 'en-US' || realName === '') return realName
  const latin = realNameEn || latinName(realName)
  return latin === realName ? realName : `${latin} (${realName})`
}
