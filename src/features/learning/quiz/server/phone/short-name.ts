import type { Locale } from '#src/shared/locale.ts'

interface Named {
  realName: string
  latinName: string
  username: string
}

/**
 * Shortens a person's name: the person and their friends recognise it, and a stranger learns none. 陈海燕 becomes 陈*燕,
 * Chen Haiyan becomes Chen H.
 */
export function shortName({ realName, latinName, username }: Named, locale: Locale): string {
  const name = (locale === 'en-US' && latinName) || realName || username
  const words = name.trim().split(/\s+/)
  if (words.length > 1) return `${words[0]!} ${[...words.at(-1)!][0]!}.`
  const letters = [...name]
  if (letters.length <= 2) return `${letters[0] ?? ''}*`
  return `${letters[0]!}${'*'.repeat(Math.min(4, letters.length - 2))}${letters.at(-1)!}`
}
