import { half } from './numbers.ts'
import { bareKeys, keyRange, keySingle, truthSign } from './patterns-text.ts'

export interface ListedKey {
  n: number
  key: string
}

/** A line that is nothing but short answers: 1-5 ABCDA 6. AB 7. ×; null where it is not. */
export function listedKeys(line: string): ListedKey[] | null {
  let rest = half(line).trim()
  const found: ListedKey[] = []
  rest = rest.replaceAll(keyRange, (whole, from: string, to: string, keys: string) => {
    const count = Number(to) - Number(from) + 1
    const parts = cut(keys, count)
    if (parts === null) return whole
    for (const [k, key] of parts.entries()) found.push({ n: Number(from) + k, key })
    return ' '
  })
  for (;;) {
    const single = keySingle.exec(rest)
    if (!single) break
    found.push({ n: Number(single[1]), key: single[2]!.replaceAll(/[\s,、]/g, '') })
    rest = rest.slice(single[0].length)
  }
  return found.length > 0 && /^[\s;,、。.]*$/.test(rest)
    ? found.toSorted((a, b) => a.n - b.n)
    : null
}

/** ABCDA for five questions is one letter each; AB CD ABC for three stays in its groups. */
function cut(keys: string, count: number): string[] | null {
  const groups = keys.split(/[\s,、;.]+/).filter(Boolean)
  if (groups.length === count) return groups
  const letters = groups.join('').match(/[A-H]/gi) ?? []
  const all =
    letters.length > 0 && letters.length === groups.join('').length
      ? letters
      : (groups.join('').match(truthSign) ?? groups.join('').match(/[TFX√×]/gi) ?? [])
  return all.length === count ? [...all] : null
}

/** ABCDA, √×√ or AB C ABD without numbers, for as many questions; null where the text is something else. */
export function keysWithout(text: string, count: number): string[] | null {
  const keys = half(text)
    .trim()
    .replace(/[。.;]$/, '')
  return bareKeys.test(keys) ? cut(keys, count) : null
}

/** Whether a text lists the answers of several questions. */
export const isKeyList = (text: string): boolean => (listedKeys(text)?.length ?? 0) > 1
