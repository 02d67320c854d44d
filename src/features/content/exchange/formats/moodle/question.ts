import type { Element } from 'domhandler'
import { render } from '../shared/render.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { finished } from '../shared/finish.ts'
import type { Flat } from '../shared/grouped.ts'
import { Noted } from '../shared/noted.ts'
import { numberOf } from '../shared/numbers.ts'
import { childOf, childrenOf, textIn } from '../shared/xml.ts'
import { choiceBody, trueFalseBody } from './choice.ts'
import { clozeBody } from './cloze.ts'
import { dragImageBody, dragTextBody, gapSelectBody, markerBody } from './drag.ts'
import { essayBody, matchingBody, numericBody, orderingBody, shortAnswerBody } from './plain.ts'
import { MoodleReading } from './reading.ts'

const readers: Record<string, (read: MoodleReading) => object | null> = {
  multichoice: choiceBody,
  multichoiceset: choiceBody,
  truefalse: trueFalseBody,
  shortanswer: shortAnswerBody,
  numerical: numericBody,
  matching: matchingBody,
  ddmatch: matchingBody,
  cloze: clozeBody,
  multianswer: clozeBody,
  essay: essayBody,
  recordrtc: (read) => ({
    ...{ type: 'spoken', modelAnswer: read.none, criteria: [] },
    mostSeconds: Math.min(600, Math.max(5, numberOf(read.field('timelimitinseconds')) ?? 120)),
  }),
  ordering: orderingBody,
  ddwtos: dragTextBody,
  gapselect: gapSelectBody,
  ddmarker: markerBody,
  ddimageortext: dragImageBody,
}

/** Reads one question of Moodle's XML. */
export function moodleQuestion(
  element: Element,
  category: string,
  attachments: ReadPaper['attachments'],
): Flat {
  const noted = new Noted()
  const read = new MoodleReading(element, noted, attachments)
  const type = element.attribs['type'] ?? ''
  const explanation = read.blocks(childOf(element, 'generalfeedback'))
  const common = {
    place: { kind: 'item' as const, at: read.field('name') || type },
    noted,
    source: render(childOf(childOf(element, 'questiontext'), 'text')),
    points: numberOf(read.field('defaultgrade')),
    tags: [
      category,
      ...childrenOf(childOf(element, 'tags'), 'tag').map((tag) => textIn(childOf(tag, 'text'))),
    ],
  }
  if (childOf(element, 'hint')) noted.lost('partLost', { what: '<hint>' })
  if (type === 'description') {
    const stem = read.blocks(childOf(element, 'questiontext'))
    const count = /^farsail-group-(\d{1,2})$/.exec(read.field('idnumber'))?.[1]
    return {
      kind: 'material',
      question: finished({
        ...common,
        body: { type: 'group', stem, explanation, questions: [] },
      }),
      count: count === undefined ? null : Number(count),
    }
  }
  const reader = readers[type]
  if (!reader) noted.error('unknownType', { type })
  const made = reader?.(read) ?? null
  const body = made && {
    ...('stem' in made ? {} : { stem: read.blocks(childOf(element, 'questiontext')) }),
    explanation,
    ...feedbackOf(read),
    ...made,
  }
  return { kind: 'question', question: finished({ ...common, body }) }
}

function feedbackOf(read: MoodleReading): object {
  const feedback = Object.fromEntries(
    Object.entries({
      correct: 'correctfeedback',
      partly: 'partiallycorrectfeedback',
      wrong: 'incorrectfeedback',
    }).flatMap(([key, name]) => {
      const text = read.blocks(childOf(read.element, name))
      return text.zh === '' && text.en === '' ? [] : [[key, text]]
    }),
  )
  return Object.keys(feedback).length > 0 ? { feedback } : {}
}
