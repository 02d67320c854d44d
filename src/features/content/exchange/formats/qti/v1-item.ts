import type { Element } from 'domhandler'
import type { ReadPaper, ReadQuestion } from '../../paper-form.ts'
import { finished } from '../shared/finish.ts'
import { languageOf } from '../shared/html-text.ts'
import { Noted } from '../shared/noted.ts'
import { numberOf } from '../shared/numbers.ts'
import { plainOf } from '../shared/plain-text.ts'
import { Texts } from '../shared/texts.ts'
import {
  allBelow,
  attributeOf,
  childOf,
  childrenOf,
  firstBelow,
  localName,
  textIn,
} from '../shared/xml.ts'
import { dataPicture } from '../moodle/reading.ts'
import { innerHtml } from '../shared/render.ts'
import type { PackageFile } from './reading.ts'
import { bodyOfPresentation } from './v1-body.ts'
import type { V1Reading } from './v1-reading.ts'

/** Reads an item of QTI 1.2, as Canvas, Blackboard, Moodle and Questionmark write it. */
export function v1Question(
  item: Element,
  source: { file: PackageFile; attachments: ReadPaper['attachments']; section: number | null },
): ReadQuestion {
  const noted = new Noted()
  const fields = new Map(
    allBelow(childOf(item, 'itemmetadata'), 'qtimetadatafield').map((field) => [
      textIn(childOf(field, 'fieldlabel')),
      textIn(childOf(field, 'fieldentry')),
    ]),
  )
  const presentation = childOf(item, 'presentation')
  const words = plainOf(
    allBelow(presentation, 'mattext')
      .map((one) => textIn(one))
      .join(' '),
  )
  const pictures = (address: string) =>
    dataPicture(address, source.attachments) ?? source.file(address)?.name ?? null
  const read: V1Reading = {
    item,
    noted,
    type: fields.get('question_type') ?? fields.get('qmd_itemtype') ?? '',
    html: htmlOf,
    texts: new Texts(languageOf(words), noted, pictures),
  }
  const made = presentation ? bodyOfPresentation(presentation, read) : null
  if (!made && read.type === 'text_only_question') noted.error('materialAlone')
  else if (!made) noted.error('unknownType', { type: read.type })
  // Canvas says its points apart: its rules count in percent.
  const most = fields.has('question_type')
    ? ''
    : attributeOf(firstBelow(item, 'decvar'), 'maxvalue')
  const points = numberOf(fields.get('points_possible') ?? '') ?? numberOf(most)
  return finished({
    place: { kind: 'item', at: attributeOf(item, 'title') || attributeOf(item, 'ident') || '1' },
    noted,
    source: words,
    body: made && { ...made, ...feedbackOf(read) },
    points: points !== null && points > 0 ? points : null,
    section: source.section,
  })
}

/** Materials hold HTML as text, plain text, or pictures. */
function htmlOf(element: Element | undefined): string {
  if (!element) return ''
  const materials = localName(element) === 'material' ? [element] : childrenOf(element, 'material')
  const flows = childrenOf(element, 'flow', 'flow_mat', 'flow_label').map(htmlOf)
  const parts = materials.flatMap((material) =>
    childrenOf(material).map((one) => {
      if (localName(one) === 'matimage') return `<img src="${attributeOf(one, 'uri')}">`
      if (localName(one) !== 'mattext') return ''
      if (/xhtml/.test(attributeOf(one, 'texttype'))) return innerHtml(one)
      const text = textIn(one)
      return /html/.test(attributeOf(one, 'texttype'))
        ? text
        : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
    }),
  )
  return [...parts, ...flows].join('')
}

const feedbackNames = {
  correct: /^(correct_fb|correct)$/i,
  wrong: /^(general_incorrect_fb|incorrect)$/i,
  explanation: /^(general_fb|solution|general)$/i,
}

function feedbackOf(read: V1Reading): object {
  const found: Record<string, { zh: string; en: string }> = {}
  for (const one of childrenOf(read.item, 'itemfeedback')) {
    const id = attributeOf(one, 'ident')
    const holder = firstBelow(one, 'material')?.parent as Element | undefined
    const text = read.texts.blocks(read.html(holder))
    const kind = Object.entries(feedbackNames).find(([, pattern]) => pattern.test(id))?.[0]
    if (text.zh === '' && text.en === '') continue
    if (kind) found[kind] = text
    else if (!id.endsWith('_fb')) read.noted.lost('partLost', { what: `<itemfeedback> ${id}` })
  }
  const { explanation, ...feedback } = found
  return {
    explanation: explanation ?? { zh: '', en: '' },
    ...(Object.keys(feedback).length > 0 && { feedback }),
  }
}
