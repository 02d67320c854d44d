import type { QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import type { Note, ReadPaper } from '../../paper-form.ts'

/** A read paper as lines for a person: section, number, type, points, stem, options and key, notes. */
export function summaryOf(paper: ReadPaper): string {
  const lines = [`# ${paper.name}${paper.printedTotal === null ? '' : ` [${paper.printedTotal}]`}`]
  for (const note of paper.notes) lines.push(`! ${noteLine(note)}`)
  const heads = new Set<number | null>()
  for (const one of paper.questions) {
    if (one.section !== null && !heads.has(one.section)) {
      const { name, intro, pointsEach, printedTotal } = paper.sections[one.section]!
      lines.push(
        `## ${name} | each ${pointsEach} total ${printedTotal}${intro === '' ? '' : ` | ${plain(intro)}`}`,
      )
    }
    heads.add(one.section)
    const facts = [one.points, one.difficulty && `difficulty ${one.difficulty}`, one.tags.join('+')]
    lines.push(
      `${one.number ?? '-'}. ${one.body?.type ?? 'none'} ${facts.filter(Boolean).join(' ')}`,
    )
    if (one.body) lines.push(...questionLines(one.body).map((line) => `   ${line}`))
    for (const note of one.notes) lines.push(`   ! ${noteLine(note)}`)
  }
  return `${lines.join('\n')}\n`
}

const noteLine = ({ kind, code, about }: Note) =>
  `${kind} ${code}${about ? ` ${Object.values(about).join(' / ')}` : ''}`

const shown = ({ zh, en }: Bilingual) =>
  zh === '' ? (en === '' ? '' : `en: ${plain(en)}`) : plain(zh)

const plain = (html: string) =>
  html
    .replaceAll(/<span data-gap="(\w+)"><\/span>/g, '[$1]')
    .replaceAll(/<(?:span|div) data-formula="([^"]*)"><\/(?:span|div)>/g, '$$$1$$')
    .replaceAll(/<img data-attachment="([^"]*)"[^>]*>/g, '{$1}')
    .replaceAll(/<\/p><p>|<br>/g, ' / ')
    .replaceAll(/<\/td><td>/g, ' | ')
    .replaceAll(/<\/tr><tr>/g, ' || ')
    .replaceAll(/<\/?(?:p|table|tbody|tr|td)>/g, '')

export function questionLines(body: QuestionBody): string[] {
  const lines = [shown(body.stem), ...partLines(body)]
  const explanation = shown(body.explanation)
  return explanation === '' ? lines : [...lines, `> ${explanation}`]
}

function partLines(body: QuestionBody): string[] {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return [
        body.options
          .map(({ id, text, right }) => `${right ? '*' : ''}${id}) ${shown(text)}`)
          .join('  '),
      ]
    case 'trueFalse':
      return [`= ${body.right}`]
    case 'fillIn':
      return [
        `= ${body.gaps.map(({ id, accepted }) => `${id}: ${accepted.map(({ text }) => text).join(' | ')}`).join('; ')}${body.anyOrder ? ' (any order)' : ''}`,
      ]
    case 'numeric':
      return [
        `= ${body.accepted.map(({ value }) => value).join()} ${body.units.map(({ text }) => text).join()}`,
      ]
    case 'matching':
      return body.left.map(
        ({ id, text }) =>
          `${shown(text)} = ${shown(body.right.find((one) => one.id === body.pairs[id])?.text ?? { zh: '?', en: '' })}`,
      )
    case 'ordering':
      return [body.items.map(({ text }) => shown(text)).join(' → ')]
    case 'cloze':
      return body.gaps.map(
        (gap) =>
          `${gap.id}: ${gap.kind === 'choice' ? gap.options.map(({ text, right }) => `${right ? '*' : ''}${shown(text)}`).join('  ') : ''}`,
      )
    case 'group':
      return body.questions.flatMap((one) => [
        `- ${one.id} ${one.body.type}`,
        ...questionLines(one.body).map((line) => `  ${line}`),
      ])
    case 'shortAnswer':
    case 'essay':
    case 'spoken':
    case 'file':
      return [
        `${body.type === 'essay' && body.leastWords > 0 ? `at least ${body.leastWords} ` : ''}= ${shown(body.modelAnswer)}`,
      ]
    default:
      return []
  }
}
