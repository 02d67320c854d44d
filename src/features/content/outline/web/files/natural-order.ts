import { chineseNumber, numbersOfNames as token } from '../paste/numerals-text.ts'

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Splits a name into words and numbers: '第二讲' is ['第', 2, '讲'], '1-10' is [1, '-', 10]. */
function partsOf(name: string): (string | number)[] {
  const text = name.normalize('NFKC')
  const parts: (string | number)[] = []
  let at = 0
  for (const found of text.matchAll(token)) {
    const [whole, behind, leading, word, after, digits] = found
    const before = text.slice(at, found.index) + (word ?? '')
    if (before !== '') parts.push(before)
    parts.push(digits === undefined ? chineseNumber(behind ?? leading ?? after!) : Number(digits))
    at = found.index + whole.length
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts
}

/** Orders names by their numbers: 第二讲 before 第十讲, 1-2 before 1-10. */
export function byNaturalOrder(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [x, y] = [a[at]!, b[at]!]
    if (typeof x === 'number' && typeof y === 'number') {
      if (x !== y) return x - y
    } else if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1
    else {
      const order = collator.compare(String(x), String(y))
      if (order !== 0) return order
    }
  }
  return a.length - b.length || (one < other ? -1 : one > other ? 1 : 0)
}
