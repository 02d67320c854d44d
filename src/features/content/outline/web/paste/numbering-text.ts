import { chineseDigits } from './numerals-text.ts'

/** The number before a line: its style, and how general it is (a small rank stands above a large one). */
export interface Numbering {
  style: string
  rank: number
  /** The line without its number. */
  rest: string
}

const chinese = `[${chineseDigits}]+`
const number = `(?:${chinese}|\\d{1,4})`
const gap = '[\\s\\u3000:：、.．·\\-—]*'

/** What follows the number of a part, by its rank: 编 above 章 above 节. */
const parts: [words: string, rank: number][] = [
  ['编|部分|篇|卷|部', 1],
  ['单元|模块|项目|章|周', 2],
  ['讲|课|回|次课', 3],
  ['节|任务|小节', 4],
  ['课时|目', 4.5],
]
const english: [words: string, rank: number][] = [
  ['part|book|volume', 1],
  ['unit|module|chapter|week', 2],
  ['lesson|lecture|session|class', 3],
  ['section|task', 4],
]

interface Pattern {
  style: string
  rank: number
  pattern: RegExp
}

const patterns: Pattern[] = [
  ...parts.flatMap(([words, rank]) =>
    words.split('|').flatMap((word) => [
      {
        style: word,
        rank,
        pattern: new RegExp(`^第\\s*${number}\\s*${word}(?!\\p{L}{0,2}[年月])${gap}`, 'u'),
      },
      // 模块一, 项目2, 任务三: the number stands behind.
      ...(['单元', '模块', '项目', '任务'].includes(word)
        ? [
            {
              style: word,
              rank,
              pattern: new RegExp(`^${word}\\s*${number}(?=[\\s\\u3000:：、.．]|$)${gap}`, 'u'),
            },
          ]
        : []),
    ]),
  ),
  ...english.flatMap(([words, rank]) =>
    words.split('|').map((word) => ({
      style: word,
      rank,
      pattern: new RegExp(
        `^${word}\\s+(?:\\d{1,3}(?:\\.\\d{1,3})*|[ivxlc]{1,6})(?![\\w])[\\s:.\\-–—]*`,
        'i',
      ),
    })),
  ),
  { style: '一、', rank: 5, pattern: new RegExp(`^${chinese}[、.．]\\s*`, 'u') },
  { style: 'I.', rank: 5.5, pattern: /^(?:[IVX]{2,5}|[IVX])[.、．]\s*(?=\S)/ },
  { style: '（一）', rank: 6, pattern: new RegExp(`^[（(]\\s*${chinese}\\s*[）)]${gap}`, 'u') },
  { style: 'A.', rank: 6.5, pattern: /^[A-Z][.、．)）]\s*(?=\S)/ },
  {
    style: '（1）',
    rank: 8,
    pattern: /^(?:[（(]\s*\d{1,3}\s*[）)]|\d{1,3}\s*[）)])[\s\u3000、.．]*/,
  },
  { style: '①', rank: 9, pattern: /^[①-⑳㉑-㉟❶-❿]\s*/u },
  { style: 'a.', rank: 10, pattern: /^[a-z][.)）]\s+(?=\S)/ },
]

const dotted =
  /^(\d{1,3}(?:[.．-]\d{1,3}){1,5})[.．、]?(?=[\s\u3000]|\p{Script=Han}|[A-Za-z“"《])[\s\u3000]*/u
const single = /^\d{1,3}\s*[.．、](?!\d)[\s\u3000]*/
const bare = /^\d{1,2}[\s\u3000]+(?=\S)/
const bullet = /^(?:[-*+•●○■□◆◇▪▫‣–—·➢✓]|\uF0B7|\uF06E|\uF0D8)(?:\s+|(?=\p{Script=Han}))/u

/** The style of a bullet begins with this; signs of different forms are levels. */
export const sign = '•'

/** Reads the number or bullet of a line. `isBare`: '1 Introduction' counts as numbered, where '1.1' follows it. */
export function numberingOf(line: string, isBare: boolean): Numbering | undefined {
  const take = (style: string, rank: number, found: RegExpExecArray) => ({
    style,
    rank,
    rest: line.slice(found[0].length).trim(),
  })
  const dots = dotted.exec(line)
  if (dots) {
    const level = dots[1]!.split(/[.．-]/).length
    return take(`1${'.1'.repeat(level - 1)}`, 7 + (level - 1) / 10, dots)
  }
  const one = single.exec(line) ?? (isBare ? bare.exec(line) : null)
  if (one) return take('1', 7, one)
  for (const { style, rank, pattern } of patterns) {
    const found = pattern.exec(line)
    if (found) return take(style, rank, found)
  }
  const point = bullet.exec(line)
  return point ? take(`${sign}${point[0].trim()}`, 11, point) : undefined
}

/** Whether a line begins with '1.1'. */
export const isDotted = (line: string) => dotted.test(line)
