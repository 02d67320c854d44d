/** Latin words of this many letters are found with one typing error. */
export const typoLength = { least: 4, most: 20 }

/**
 * Returns pinyin without the differences that many speakers do not make: zh and z, ch and c, sh and s,
 * n and l, -ng and -n. The same rule serves a text and a query, so that it may be crude.
 */
export const alike = (sound: string) =>
  sound
    .replace(/ng(?![aeiouv])/g, 'n')
    .replace(/([zcs])h/g, '$1')
    .replaceAll('l', 'n')

/**
 * Returns the word and each form of it with one letter less. Two words that differ by one letter more,
 * less, changed or exchanged with its neighbour share one of these forms, so an index of them finds words
 * with a typing error.
 */
export function typoForms(word: string): string[] {
  if (word.length < typoLength.least || word.length > typoLength.most) return []
  const shorter = [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter])]
}

/** Whether one typing error makes the first word the second. */
export function isTypo(typed: string, word: string): boolean {
  const [from, to] = [fromStart(typed, word), fromStart(reversed(typed), reversed(word))]
  const [left, right] = [typed.length - from - to, word.length - from - to]
  if (Math.max(left, right) <= 1) return typed !== word
  const [a, b] = [typed.slice(from, from + 2), word.slice(from, from + 2)]
  return left === 2 && right === 2 && a === reversed(b)
}

const reversed = (word: string) => [...word].reverse().join('')

function fromStart(a: string, b: string): number {
  let at = 0
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at++
  return at
}
