import type { OutQuestion } from '../../paper-form.ts'
import type { Language } from '../shared/html-text.ts'
import { plainOf } from '../shared/plain-text.ts'
import { rounded } from '../shared/numbers.ts'
import { xmlText } from '../shared/xml.ts'
import { QtiText, type QtiPart } from './out.ts'
import { qtiPart } from './out-parts.ts'

const space = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const schema = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd'

/** Writes a question as an item of QTI 3; a group is one item with several interactions. */
export function itemXml({ id, body }: OutQuestion, language: Language): string {
  const out = new QtiText(body, language)
  const part = body.type === 'group' ? groupPart(body, out) : qtiPart(body, 'RESPONSE', 1, out)
  const title = [...plainOf(body.stem[out.language]).replaceAll(/\s+/g, ' ')].slice(0, 80).join('')
  const hasFeedback = part.body.includes('outcome-identifier="FEEDBACK"')
  const modal = (name: string, html: string) =>
    html === ''
      ? ''
      : `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${name}" show-hide="show"><qti-content-body>${html}</qti-content-body></qti-modal-feedback>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-item xmlns="${space}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${space} ${schema}" identifier="${id}" title="${xmlText(title)}" adaptive="false" time-dependent="false" xml:lang="${out.language === 'zh' ? 'zh-CN' : 'en'}">`,
    ...part.declarations,
    outcome('SCORE', 0),
    outcome('MAXSCORE', 1),
    `<qti-outcome-declaration identifier="FEEDBACK" cardinality="${hasFeedback ? 'multiple' : 'single'}" base-type="identifier"/>`,
    `<qti-item-body>${part.body}</qti-item-body>`,
    part.rules.length > 0
      ? `<qti-response-processing>${part.rules.join('')}</qti-response-processing>`
      : '',
    modal('general', out.html(body.explanation)),
    modal('correct', out.html(body.feedback?.correct)),
    modal('partial', out.html(body.feedback?.partly)),
    modal('incorrect', out.html(body.feedback?.wrong)),
    '</qti-assessment-item>',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

const outcome = (name: string, value: number) =>
  `<qti-outcome-declaration identifier="${name}" cardinality="single" base-type="float"><qti-default-value><qti-value>${value}</qti-value></qti-default-value></qti-outcome-declaration>`

function groupPart(body: Extract<OutQuestion['body'], { type: 'group' }>, out: QtiText): QtiPart {
  const weights = body.questions.reduce((sum, { weight }) => sum + (weight ?? 1), 0)
  const parts = body.questions.map((one, index) => {
    const share = rounded((one.weight ?? 1) / weights)
    return qtiPart(one.body, `RESPONSE${index + 1}`, share, out)
  })
  return {
    declarations: parts.flatMap(({ declarations }) => declarations),
    body: `${out.html(body.stem)}${parts.map((part) => `<div>${part.body}</div>`).join('')}`,
    rules: parts.flatMap(({ rules }) => rules),
  }
}
