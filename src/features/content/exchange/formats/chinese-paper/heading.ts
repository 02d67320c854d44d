import { excerpt } from '../shared/noted.ts'
import { half } from './numbers.ts'
import {
  chineseNumbers,
  headings,
  keysBehind,
  notChoice,
  type Kind,
  kindOf,
  points,
} from './patterns-text.ts'

export interface Heading {
  /** Its place among its siblings: 一 is 1; null for one without a number. */
  ordinal: number | null
  level: 'part' | 'section' | 'sub'
  name: string
  kind: Kind | null
  pointsEach: number | null
  pointsPerGap: number | null
  printedTotal: number | null
  count: number | null
  /** The place after the heading in its line, where a list of answers begins. */
  rest: number
}

const mostLength = 120
const english = ['one', 'two', 'three', 'four', 'five', 'six']
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const romanSigns = 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ'

function ordinalOf(word: string | undefined): number | null {
  if (word === undefined) return null
  const places = [
    chineseNumbers.indexOf(word),
    romanSigns.indexOf(word),
    roman.indexOf(word.toUpperCase()),
    english.indexOf(word.toLowerCase()),
    /^[A-H]$/.test(word) ? word.charCodeAt(0) - 65 : -1,
    /^\d+$/.test(word) ? Number(word) - 1 : -1,
  ]
  const place = places.find((one) => one >= 0)
  return place === undefined ? null : place + 1
}

/** A line as the heading of a section: 一、单项选择题（每小题2分，共20分）, Part I, 判断题. */
export function headingOf(line: string): Heading | null {
  const text = half(line).trim()
  if (text === '' || text.length > mostLength) return null
  const chinese = headings.chinese.exec(text)
  if (chinese) return made(line, text, chinese, 'section')
  const part = headings.part.exec(text)
  if (part) return made(line, text, [part[0], part[1] ?? part[2] ?? ''], 'part')
  const brackets = headings.inBrackets.exec(text)
  if (brackets && (kindOf(text) || points.total.test(text)) && text.length < 60) {
    return made(line, text, brackets, 'sub')
  }
  const romanOne = headings.roman.exec(text)
  if (romanOne && (kindOf(text) || statesPoints(text))) return made(line, text, romanOne, 'section')
  const alone = headings.alone.exec(text)
  if (alone && text.length < 60 && kindOf(alone[1]!)) return made(line, text, ['', ''], 'section')
  return null
}

/** Among answers: Ⅱ. 5-7 BBC, or 五、 before a long answer, with the numeral of a section of the paper. */
export function answersHeadingOf(line: string, names: readonly string[]): Heading | null {
  const text = half(line).trim()
  for (const pattern of [headings.chinese, headings.roman]) {
    const found = pattern.exec(text)
    const ordinal = ordinalOf(found?.[1])
    const isNamed = names.some((name) => ordinalOf(pattern.exec(half(name))?.[1]) === ordinal)
    if (!found || ordinal === null || !isNamed) continue
    return {
      ...made(line, text, [found[0], found[1]!], 'section'),
      ...{ kind: null, pointsEach: null, printedTotal: null, rest: found[0].length },
    }
  }
  return null
}

const statesPoints = (text: string) =>
  [points.each, points.total, points.product, points.alone].some((one) => one.test(text))

function made(
  line: string,
  text: string,
  [mark, ordinal]: ArrayLike<string> & Iterable<string>,
  level: Heading['level'],
): Heading {
  const number = (pattern: RegExp, group = 1) => {
    const found = pattern.exec(text)?.[group]
    return found === undefined ? null : Number(found)
  }
  // Words behind the brackets may speak of other kinds.
  const end = text.slice(mark!.length).search(/[(,。:]/)
  const head = end < 0 ? text : text.slice(0, mark!.length + end)
  const kind = kindOf(head.replace(notChoice, '')) ?? kindOf(text.replace(notChoice, ''))
  const pointsEach = number(points.each) ?? number(points.eachAfter)
  return {
    ordinal: ordinalOf(ordinal),
    level,
    name: line.trim(),
    kind,
    pointsEach,
    pointsPerGap: number(points.perGap),
    printedTotal: number(points.total) ?? number(points.product, 3) ?? number(points.alone),
    count: number(points.count),
    rest: kind === null && pointsEach === null ? mark!.length : restOf(text, mark!.length),
  }
}

/** The place where a list of answers begins behind a heading: 一、单选题：1-5 ABCDA. */
function restOf(text: string, from: number): number {
  const found = keysBehind.exec(text.slice(from))
  return found ? from + found.index + found[0].length : text.length
}

/** Whether a heading's words state what its questions are or what they earn. */
export const isTelling = ({ kind, pointsEach, printedTotal }: Heading): boolean =>
  kind !== null || pointsEach !== null || printedTotal !== null

/** The name of a section in a sentence: 三、判断题 without what stands in brackets behind it. */
export function shortTitle(name: string): string {
  const words = name.replace(/\s*[（(：:].*$/s, '').trim()
  return excerpt(words === '' ? name : words, 60)
}
