import type { Locale } from '#src/shared/locale.ts'
import { soundsOf } from './pinyin.ts'
import { longSurnames } from './surnames-text.ts'

/**
 * Writes a Chinese name as passports do, the surname first: 陈海燕 is 'Chen Haiyan', 欧阳静 'Ouyang Jing'.
 * A name in other letters stays as it is.
 */
export function latinName(name: string): string {
  if (!/^[\p{Script=Han}·]+$/u.test(name)) return name
  const parts = name.includes('·') ? name.split('·') : surnameFirst(name)
  return parts.map(capital).filter(Boolean).join(' ')

  function capital(part: string, at: number) {
    // u-umlaut is typed v but printed yu: 吕 is Lyu.
    const text = soundsOf(part, { person: at === 0 })
      .map(({ sound }) => sound.replace('v', 'yu'))
      .join('')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}

/** Returns a name in the letters that the readers of a language expect. */
export const nameFor = (name: string, locale: Locale): string =>
  locale === 'en-US' ? latinName(name) : name

function surnameFirst(name: string): string[] {
  const length = longSurnames.test(name) && name.length > 2 ? 2 : 1
  return [name.slice(0, length), name.slice(length)]
}
