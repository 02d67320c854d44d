import type { Difficulty } from '../../../question/types.ts'
import type { Note, ReadPaper, ReadQuestion } from '../../paper-form.ts'
import { picturesWithoutWords } from '../shared/picture-words.ts'
import { assignAnswers } from './assign-answers.ts'
import { htmlOfBlocks, type Source } from './block.ts'
import { build, wordsOf } from './build.ts'
import { mergeMatching } from './build-lists.ts'
import { collect } from './collect.ts'
import { fitted } from './fitted.ts'
import { difficultyWords } from './patterns-text.ts'
import { takeGiven } from './given.ts'
import { givePoints, missedTotals, takeSubtotals } from './points.ts'
import { keepRule } from './stated-rule.ts'
import type { RawQuestion, RawSection } from './raw.ts'
import { type Side, sideOfPaper } from './side.ts'

const longestSource = 2000
const mostTags = 10

/** Reads a paper in the layout of schools out of its blocks. */
export function readPaper({ blocks, attachments, notes }: Source): ReadPaper {
  const raw = collect(blocks)
  assignAnswers(raw)
  takeGiven(raw)
  const questions: ReadQuestion[] = []
  const named = raw.sections.filter(({ name }) => name !== '')
  const shared: Note[] = []
  const side = sideOfPaper(raw.sections.flatMap((section) => section.questions.map(wordsOf)))
  takeSubtotals(raw.sections)
  for (const section of raw.sections) {
    mergeMatching(section)
    const from = questions.length
    for (const one of section.questions) questions.push(read(one, { section, named, side }))
    const own = questions.slice(from)
    shared.push(...givePoints(section, own), ...keepRule(section, section.intro, own))
  }
  const sections = named.map(({ name, intro, pointsEach, printedTotal }) => ({
    name: name.slice(0, 200),
    intro: htmlOfBlocks(intro),
    pointsEach,
    printedTotal,
  }))
  const found: Note[] = questions.length === 0 ? [{ kind: 'error', code: 'nothingFound' }] : []
  return {
    name: raw.name.slice(0, 200),
    sections,
    printedTotal: raw.printedTotal,
    questions,
    attachments,
    notes: [
      ...notes,
      ...raw.notes,
      ...shared,
      ...missedTotals(raw.printedTotal, sections, questions),
      ...found,
    ],
  }
}

function read(
  raw: RawQuestion,
  { section, named, side }: { section: RawSection; named: readonly RawSection[]; side: Side },
): ReadQuestion {
  const { body, notes } = build(raw, section, side)
  const children = raw.isMaterial ? raw.children : []
  const index = named.indexOf(section)
  const source = [...raw.source, ...children.flatMap((child) => child.source)].join('\n')
  const points =
    children.length > 0 && children.every((child) => child.points !== null)
      ? children.reduce((sum, child) => sum + child.points!, 0)
      : raw.points
  const made = fitted(body)
  return {
    place: { kind: 'line', at: String(raw.line) },
    ...(raw.number !== null && { number: String(raw.number) }),
    body: made.body,
    difficulty: difficultyOf(raw.difficulty || (children[0]?.difficulty ?? '')),
    tags: [...new Set([...raw.tags, ...children.flatMap(({ tags }) => tags)])]
      .map((one) => one.slice(0, 50))
      .slice(0, mostTags),
    points,
    section: index < 0 ? null : index,
    notes: distinct([...notes, ...made.notes, ...picturesWithoutWords(made.body)]),
    source: source.slice(0, longestSource),
  }
}

const distinct = (notes: readonly Note[]): Note[] => {
  const seen = new Set<string>()
  return notes.filter((note) => {
    const key = JSON.stringify(note)
    return !seen.has(key) && seen.add(key)
  })
}

const easyFrom = 0.7
const hardBelow = 0.4

/** Words, stars, or the share of learners that answer rightly: 0.65. */
function difficultyOf(words: string): Difficulty | null {
  const text = words.trim().replace(/[。.;；,，]$/, '')
  const found = difficultyWords.find(([, pattern]) => pattern.test(text))
  if (found) return found[0]
  const stars = text.match(/[★⭐]/g)?.length
  if (stars !== undefined) return stars <= 2 ? 1 : stars === 3 ? 2 : 3
  const share = /^0?\.\d+$|^[01]$/.test(text) ? Number(text) : Number.NaN
  if (text === '1' || text === '2' || text === '3') return Number(text) as Difficulty
  if (Number.isNaN(share)) return null
  return share >= easyFrom ? 1 : share < hardBelow ? 3 : 2
}
