import type { PlainBody } from '../../../question/body/body.ts'
import { noText } from '../../../question/body/limits.ts'
import type { Note } from '../../paper-form.ts'
import { acceptedOf } from './accepted.ts'
import { type GapFound, withGaps } from './blanks.ts'
import { hasBlanksInside } from './blanks-inside.ts'
import { htmlOfBlocks, textOfBlock } from './block.ts'
import { clozeOf } from './build-cloze.ts'
import { matchingOf, orderingOf } from './build-lists.ts'
import { markedOptions, truthStem } from './choice-marks.ts'
import { giveKey, remarks, truthOf } from './key.ts'
import { half } from './numbers.ts'
import { type Kind, leastWords, numberAndUnit, speaksOfOthers } from './patterns-text.ts'
import type { Built, RawQuestion, RawSection } from './raw.ts'
import { Rich } from './rich.ts'
import { onSide, type Side, sideOf } from './side.ts'
import { choiceStem } from './stem-letters.ts'

const mostOptions = 50

/** Makes the body of a question, with its answer where the paper has one. */
export function build(raw: RawQuestion, section: RawSection, ofPaper: Side): Built {
  const side = sideOf(wordsOf(raw)) === 'zh' ? 'zh' : ofPaper
  if (raw.isMaterial) return clozeOf(raw, side) ?? group(raw, section, side)
  return plain(raw, raw.kind ?? section.kind, side)
}

/** The words by which a question shows its language. */
export const wordsOf = (raw: RawQuestion): string =>
  [
    ...raw.stem.map(textOfBlock),
    ...raw.options.map(({ rich }) => rich.text),
    ...raw.children.flatMap((one) => one.stem.map(textOfBlock)),
  ].join('')

function group(raw: RawQuestion, section: RawSection, side: Side): Built {
  const built = raw.children.map((child) => ({
    child,
    ...plain(child, child.kind ?? (section.kind === 'case' ? null : section.kind), side),
  }))
  const taken = new Set<string>()
  const questions = built.slice(0, mostOptions).map(({ child, body }, n) => {
    const wanted = `q${child.number ?? n + 1}`
    const id = taken.has(wanted) ? `n${n + 1}` : wanted
    taken.add(id)
    return {
      id,
      ...(child.points !== null && child.points > 0 && { weight: Math.min(child.points, 1000) }),
      body,
    }
  })
  return {
    body: {
      type: 'group',
      stem: onSide(side, htmlOfBlocks(raw.stem)),
      explanation: onSide(side, htmlOfBlocks(raw.explanation)),
      questions,
    },
    notes: [...raw.notes, ...built.flatMap(({ notes }) => notes)],
  }
}

function plain(
  raw: RawQuestion,
  kind: Kind | null,
  side: Side,
): { body: PlainBody; notes: Note[] } {
  const unkeyed = bodyOf(raw, kind, side)
  const notes = [...raw.notes, ...unkeyed.notes]
  if (raw.answer.length === 0)
    return {
      body: unkeyed.body,
      notes: hasKey(unkeyed.body) ? notes : [...notes, { kind: 'hint', code: 'noKey' }],
    }
  const keyed = giveKey(unkeyed.body, raw.answer, side)
  return {
    body: keyed.body,
    notes: [
      ...notes,
      ...keyed.notes.filter(({ code }) => code !== 'typeGuessed' || kind === 'single'),
    ],
  }
}

/** Whether a question can be marked, or is marked by hand. */
export function hasKey(body: PlainBody): boolean {
  if (body.type === 'single' || body.type === 'multiple')
    return body.options.some(({ right }) => right)
  if (body.type === 'trueFalse') return body.right !== null
  if (body.type === 'fillIn') return body.gaps.some(({ accepted }) => accepted.length > 0)
  if (body.type === 'numeric') return body.accepted.length > 0
  if (body.type === 'matching') return Object.keys(body.pairs).length > 0
  if (body.type === 'cloze')
    return body.gaps.some((gap) => gap.kind === 'choice' && gap.options.some(({ right }) => right))
  return body.type !== 'ordering'
}

function bodyOf(
  raw: RawQuestion,
  kind: Kind | null,
  side: Side,
): { body: PlainBody; notes: Note[] } {
  const explanation = onSide(side, htmlOfBlocks(raw.explanation))
  if (kind === 'matching') {
    const body = matchingOf(raw, side, explanation)
    if (body) return { body, notes: [] }
  }
  if (kind === 'ordering') {
    const body = orderingOf(raw, side, explanation)
    if (body) return { body, notes: [] }
  }
  if (raw.options.length >= 2) return choice(raw, kind, side)
  const answer = raw.answer.map(textOfBlock).join('\n').trim()
  const truth = truthStem(raw.stem, kind === 'trueFalse')
  const isTruth =
    kind === 'trueFalse' ||
    (isChoiceKind(kind) && truth.right !== null) ||
    (kind === null &&
      (truth.right !== null ||
        (truthOf(answer) !== null && answer !== '') ||
        truth.isOpen ||
        raw.given === ''))
  if (isTruth) {
    return {
      body: {
        type: 'trueFalse',
        stem: onSide(side, htmlOfBlocks(truth.stem)),
        explanation,
        right: truth.right,
      },
      notes: [],
    }
  }
  if ((kind === 'choice' || kind === 'case') && raw.children.length === 0) {
    const filled = hasBlanksInside(raw, kind, answer) ? fillIn(raw, kind, side, answer) : null
    if (filled) {
      const note: Note = { kind: 'hint', code: 'readAs', about: { from: '', to: 'fillIn' } }
      return { ...filled, notes: [...filled.notes, note] }
    }
  }
  if (isChoiceKind(kind)) return choice(raw, kind, side)
  if (kind === 'fillIn' || kind === 'cloze' || kind === null) {
    const filled = fillIn(raw, kind, side, answer)
    if (filled) return filled
  }
  return open(raw, kind, side, answer)
}

function choice(
  raw: RawQuestion,
  kind: Kind | null,
  side: Side,
): { body: PlainBody; notes: Note[] } {
  const explanation = onSide(side, htmlOfBlocks(raw.explanation))
  const words = raw.options.map(({ rich }) => half(rich.text).trim())
  if (
    raw.options.length === 2 &&
    truthOf(words[0]!) !== null &&
    truthOf(words[1]!) === !truthOf(words[0]!)
  )
    return truthChoice(raw, words, side)
  const stem = choiceStem(raw.stem, raw.options.length, answerOf(raw))
  const marked = markedOptions(raw.options)
  const right =
    raw.answer.length > 0
      ? []
      : stem.letters.length > 0
        ? stem.letters.map((letter) => letter.charCodeAt(0) - 65)
        : marked.right
  const options = marked.texts.slice(0, mostOptions).map((rich, n) => ({
    id: letterId(n),
    text: onSide(side, rich.html()),
    right: right.includes(n),
  }))
  const isMultiple = kind === 'multiple' || right.length > 1
  const notes = [...stem.notes]
  if (raw.options.length < 2) notes.push({ kind: 'error', code: 'optionsMissing' })
  if (raw.options.length > mostOptions)
    notes.push({ kind: 'lost', code: 'tooManyOptions', about: { count: raw.options.length } })
  if (kind === 'single' && isMultiple) notes.push({ kind: 'changed', code: 'typeGuessed' })
  const keepOrder = words.some((word) => speaksOfOthers.test(word))
  return {
    body: {
      type: isMultiple ? 'multiple' : 'single',
      stem: onSide(side, htmlOfBlocks(stem.stem)),
      explanation,
      options,
      keepOrder,
    },
    notes,
  }
}

const answerOf = ({ answer }: RawQuestion): string | null =>
  answer.length === 0 ? null : answer.map(textOfBlock).join('\n').trim()

const letterId = (n: number) => (n < 26 ? String.fromCharCode(97 + n) : `o${n + 1}`)

/** Two options, right and wrong, ask whether something is true. */
function truthChoice(
  raw: RawQuestion,
  words: readonly string[],
  side: Side,
): { body: PlainBody; notes: Note[] } {
  const { stem, letters, notes } = choiceStem(raw.stem, 2, answerOf(raw))
  const letter =
    half(raw.answer.map(textOfBlock).join(''))
      .trim()
      .match(/^[AB](?![A-Za-z])/i)?.[0]
      ?.toUpperCase() ?? letters[0]
  const marked = markedOptions(raw.options).right[0]
  const index = letter === undefined ? marked : letter.charCodeAt(0) - 65
  const right = index === undefined ? null : truthOf(words[index]!)
  // The letter has been read; giving it as a key again would not be.
  if (letter !== undefined && raw.answer.length > 0) raw.answer = []
  const body: PlainBody = {
    type: 'trueFalse',
    stem: onSide(side, htmlOfBlocks(truthStem(stem).stem)),
    explanation: onSide(side, htmlOfBlocks(raw.explanation)),
    right,
  }
  return { body, notes }
}

function fillIn(
  raw: RawQuestion,
  kind: Kind | null,
  side: Side,
  answer: string,
): { body: PlainBody; notes: Note[] } | null {
  const isFillIn = kind === 'fillIn' || kind === 'cloze'
  let { blocks, gaps } = withGaps(raw.stem, { isFillIn })
  const notes: Note[] = []
  if (gaps.length === 0) {
    if (!isFillIn || answer === '') return null
    // A blank that the layout has lost: the answer says that there was one.
    gaps = [{ id: 'g1', answer: '', number: null }]
    blocks = [
      ...raw.stem,
      { kind: 'line', rich: Rich.thing({ kind: 'gap', id: 'g1' }), line: raw.line },
    ]
    notes.push({ kind: 'changed', code: 'gapAdded' })
  }
  const keyed = gaps.slice(0, 100).map(({ id, answer: given }: GapFound) => ({
    id,
    kind: 'text' as const,
    accepted: given === '' ? [] : acceptedOf(given),
  }))
  return {
    body: {
      type: 'fillIn',
      stem: onSide(side, htmlOfBlocks(blocks)),
      explanation: onSide(side, htmlOfBlocks(raw.explanation)),
      gaps: keyed,
      anyOrder: false,
    },
    notes: [...notes, ...remarks(keyed)],
  }
}

const shortest = 2000
const longest = 5000

function open(
  raw: RawQuestion,
  kind: Kind | null,
  side: Side,
  answer: string,
): { body: PlainBody; notes: Note[] } {
  const stem = onSide(side, htmlOfBlocks(raw.stem))
  const base = { stem, explanation: onSide(side, htmlOfBlocks(raw.explanation)) }
  if (kind === 'calculation' && numberAndUnit.test(half(answer))) {
    return {
      body: { type: 'numeric', ...base, accepted: [], units: [], unitRule: 'none' },
      notes: [],
    }
  }
  const hand = { ...base, modelAnswer: noText, criteria: [] }
  if (kind === 'spoken') return { body: { type: 'spoken', ...hand, mostSeconds: 180 }, notes: [] }
  if (kind === 'essay' || kind === 'form' || kind === 'case') {
    const least = leastWords.exec(raw.stem.map(textOfBlock).join(' '))
    const notes: Note[] = kind === 'form' ? [{ kind: 'changed', code: 'formAsEssay' }] : []
    return {
      body: {
        type: 'essay',
        ...hand,
        leastWords: Math.min(Number(least?.[1] ?? 0), 20_000),
        mostWords: longest,
      },
      notes,
    }
  }
  return { body: { type: 'shortAnswer', ...hand, mostCharacters: shortest }, notes: [] }
}

const isChoiceKind = (kind: Kind | null) =>
  kind === 'single' || kind === 'multiple' || kind === 'choice'
