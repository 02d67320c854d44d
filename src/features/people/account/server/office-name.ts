import { latinName } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'

/**
 * Returns a person's name for the back office: in English the Latin one with the Chinese beside it,
 * because documents carry the Chinese name. '' without a name.
 */
export function officeName(
  { realName, realNameEn }: { realName: string; realNameEn?: string | null },
  locale: Locale,
): string {
  if (locale !== 'en-US' || realName === '') return realName
  const latin = realNameEn || latinName(realName)
  return latin === realName ? realName : `${latin} (${realName})`
}

/** Returns the Chinese name of a text as `officeName` writes it, copied from a page; any other text as it is. */
export const nameBeside = (text: string): string => /\(([^()]+)\)$/.exec(text)?.[1] ?? text
