import type { PlainBody } from '../../../question/body/body.ts'
import { percentsOf } from '../gift/key.ts'
import { gapMark } from '../shared/ids.ts'
import { decimal, rounded } from '../shared/numbers.ts'
import { xmlText } from '../shared/xml.ts'
import { clozeGap } from './cloze-gap.ts'
import type { MoodleText } from './out.ts'

interface MoodleKey {
  type: string
  stem: string
  parts: string
}

const percent = (share: number | undefined) => decimal(rounded((share ?? 1) * 100))

/** Writes the stem and the key of a body; null for a type that Moodle does not have. */
export function moodleKey(body: PlainBody, out: MoodleText): MoodleKey | null {
  const stem = out.holder('questiontext', body.stem)
  const as = (type: string, parts: string): MoodleKey => ({ type, stem, parts })
  switch (body.type) {
    case 'single':
    case 'multiple':
      return body.type === 'multiple' && body.rule === 'allOrNothing'
        ? as('multichoiceset', choiceParts(body, out))
        : as('multichoice', choiceParts(body, out))
    case 'trueFalse':
      return as('truefalse', verdictParts(body, out))
    case 'numeric':
      return as('numerical', numberParts(body))
    case 'matching':
      return as('matching', matchingParts(body, out))
    case 'ordering':
      return as('ordering', orderingParts(body, out))
    case 'classification':
      return as('ddmatch', classificationParts(body, out))
    case 'fillIn':
    case 'cloze':
      return gapsKey(body, out)
    case 'dragText':
      return dragTextKey(body, out)
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return as('essay', essayParts(body, out))
    default:
      return null
  }
}

function choiceParts(body: Extract<PlainBody, { type: 'single' | 'multiple' }>, out: MoodleText) {
  const percents = percentsOf(body)
  return [
    `<single>${body.type === 'single'}</single>`,
    `<shuffleanswers>${!body.keepOrder}</shuffleanswers><answernumbering>ABCD</answernumbering>`,
    ...body.options.map((option, index) => {
      const feedback = out.holder('feedback', option.feedback)
      return `<answer fraction="${decimal(percents[index]!)}" format="html">${out.line(option.text)}${feedback}</answer>`
    }),
  ].join('\n')
}

function verdictParts(body: Extract<PlainBody, { type: 'trueFalse' }>, out: MoodleText): string {
  return [true, false]
    .map((value) => {
      const isRight = body.right === value
      const said = out.holder('feedback', isRight ? body.feedback?.correct : body.feedback?.wrong)
      return `<answer fraction="${isRight ? 100 : 0}" format="moodle_auto_format"><text>${value}</text>${said}</answer>`
    })
    .join('\n')
}

function numberParts(body: Extract<PlainBody, { type: 'numeric' }>): string {
  const answers = body.accepted.map(({ value, tolerance, share }) => {
    const amount = tolerance?.amount ?? 0
    const nominal = tolerance?.kind === 'relative' ? rounded(Math.abs(value) * amount) : amount
    return `<answer fraction="${percent(share)}" format="moodle_auto_format"><text>${decimal(value)}</text><tolerance>${decimal(nominal)}</tolerance></answer>`
  })
  const units = body.units.map(
    ({ text, factor }) =>
      `<unit><multiplier>${decimal(rounded(1 / factor))}</multiplier><unit_name>${xmlText(text)}</unit_name></unit>`,
  )
  const isGraded = body.unitRule === 'required'
  return [
    ...answers,
    units.length > 0 ? `<units>${units.join('')}</units>` : '',
    `<unitgradingtype>${isGraded ? 1 : 0}</unitgradingtype>`,
    `<unitpenalty>${decimal(isGraded ? (body.unitPenalty ?? 1) : 0.1)}</unitpenalty>`,
    `<showunits>${units.length > 0 ? 0 : 3}</showunits><unitsleft>0</unitsleft>`,
  ].join('\n')
}

function matchingParts(body: Extract<PlainBody, { type: 'matching' }>, out: MoodleText): string {
  const used = new Set(Object.values(body.pairs))
  const sub = (left: string, right: string) =>
    `<subquestion format="html">${left}<answer>${right}</answer></subquestion>`
  return [
    '<shuffleanswers>true</shuffleanswers>',
    ...body.left.map(({ id, text }) => {
      const right = body.right.find((one) => one.id === body.pairs[id])
      return sub(out.line(text), right ? out.line(right.text) : '<text></text>')
    }),
    ...body.right
      .filter(({ id }) => !used.has(id))
      .map(({ text }) => sub('<text></text>', out.line(text))),
  ].join('\n')
}

const classificationParts = (
  body: Extract<PlainBody, { type: 'classification' }>,
  out: MoodleText,
): string =>
  body.items
    .map(({ text, category }) => {
      const right = body.categories.find(({ id }) => id === category)
      const answer = right ? out.line(right.text) : '<text>—</text>'
      return `<subquestion format="html">${out.line(text)}<answer>${answer}</answer></subquestion>`
    })
    .join('\n')

const gradings = { all: -1, places: 0, neighbours: 1 }

const orderingParts = (body: Extract<PlainBody, { type: 'ordering' }>, out: MoodleText): string =>
  [
    '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>',
    `<gradingtype>${gradings[body.credit]}</gradingtype>`,
    ...body.items.map(
      ({ text }, index) =>
        `<answer fraction="${index + 1}" format="html">${out.line(text)}</answer>`,
    ),
  ].join('\n')

function essayParts(
  body: Extract<PlainBody, { type: 'shortAnswer' | 'essay' | 'file' | 'spoken' }>,
  out: MoodleText,
): string {
  const format = { shortAnswer: 'plain', essay: 'editor', file: 'noinline', spoken: 'editor' }[
    body.type
  ]
  return [
    `<responseformat>${format}</responseformat>`,
    `<attachments>${body.type === 'file' ? body.mostFiles : 0}</attachments>`,
    body.type === 'essay' && body.leastWords > 0
      ? `<minwordlimit>${body.leastWords}</minwordlimit>`
      : '',
    body.type === 'essay' ? `<maxwordlimit>${body.mostWords}</maxwordlimit>` : '',
    out.holder('graderinfo', body.modelAnswer),
  ].join('\n')
}

/** One gap alone at the end is a short answer; other gaps are embedded in the text, which has one language. */
function gapsKey(
  body: Extract<PlainBody, { type: 'fillIn' | 'cloze' }>,
  out: MoodleText,
): MoodleKey {
  const [gap] = body.gaps
  const mark = gap ? `<p>${gapMark(gap.id)}</p>` : ''
  const sides = [body.stem.zh, body.stem.en].filter((one) => one !== '')
  const isAtEnd = sides.length > 0 && sides.every((one) => one.endsWith(mark))
  if (body.type === 'fillIn' && gap?.kind === 'text' && body.gaps.length === 1 && isAtEnd) {
    const cut = (one: string) => one.slice(0, -mark.length || undefined)
    const escaped = (text: string) => (gap.wildcards ? text : text.replaceAll('*', '\\*'))
    return {
      type: 'shortanswer',
      stem: out.holder('questiontext', { zh: cut(body.stem.zh), en: cut(body.stem.en) }),
      parts: [
        `<usecase>${gap.strict?.case ? 1 : 0}</usecase>`,
        ...gap.accepted.map(
          ({ text, share }) =>
            `<answer fraction="${percent(share)}" format="moodle_auto_format"><text>${xmlText(escaped(text))}</text></answer>`,
        ),
      ].join('\n'),
    }
  }
  const stem = body.stem.zh === '' ? { zh: '', en: body.stem.en } : { zh: body.stem.zh, en: '' }
  const embedded = (id: string) => {
    const found = body.gaps.find((one) => one.id === id)
    return found ? clozeGap(found, out) : ''
  }
  return { type: 'cloze', stem: out.holder('questiontext', stem, embedded), parts: '' }
}

function dragTextKey(body: Extract<PlainBody, { type: 'dragText' }>, out: MoodleText): MoodleKey {
  const number = (id: string | undefined) => body.tokens.findIndex((token) => token.id === id) + 1
  const rightOf = (id: string) => body.gaps.find((gap) => gap.id === id)?.right[0]
  const stem = body.stem.zh === '' ? { zh: '', en: body.stem.en } : { zh: body.stem.zh, en: '' }
  return {
    type: 'ddwtos',
    stem: out.holder('questiontext', stem, (id) => `[[${number(rightOf(id))}]]`),
    parts: body.tokens
      .map(
        ({ text, reusable }) =>
          `<dragbox>${out.line(text)}<group>1</group>${reusable ? '<infinite/>' : ''}</dragbox>`,
      )
      .join('\n'),
  }
}
