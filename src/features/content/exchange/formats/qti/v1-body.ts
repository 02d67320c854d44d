import type { Element } from 'domhandler'
import { partIdAt } from '../shared/ids.ts'
import { numberOf, rounded } from '../shared/numbers.ts'
import { gapToken } from '../shared/rich.ts'
import { allBelow, attributeOf, childOf, childrenOf } from '../shared/xml.ts'
import type { V1Reading } from './v1-reading.ts'
import { rulesOf, type Rule } from './v1-rules.ts'

const none = { zh: '', en: '' }

/** Makes the body of an item by its responses; null for one that asks nothing we know. */
export function bodyOfPresentation(presentation: Element, read: V1Reading): object | null {
  const html = read.html(presentation)
  const stem = () => read.texts.blocks(html)
  const lids = allBelow(presentation, 'response_lid')
  const fields = allBelow(presentation, 'response_str', 'response_num')
  const rules = rulesOf(read.item)
  const base = { explanation: none }
  const { type } = read
  if (type === 'calculated_question') return null
  if (type === 'file_upload_question') return { ...base, stem: stem(), ...file }
  if (
    type === 'essay_question' ||
    (fields.length === 1 && rules.every((rule) => rule.points === 0))
  ) {
    return { ...base, stem: stem(), ...essay }
  }
  if (/blanks|dropdowns/.test(type)) return { ...base, ...named(html, lids, rules, read) }
  if (type === 'matching_question' || lids.length > 1) {
    return { ...base, stem: stem(), ...matching(lids, rules, read) }
  }
  if (lids.length === 1) return { ...base, stem: stem(), ...choice(lids[0]!, rules, read) }
  if (fields.length === 0) return null
  const isNumber = type === 'numerical_question' || rules.some(({ ranges }) => ranges.length > 0)
  if (isNumber) return { ...base, stem: stem(), ...numeric(rules, read) }
  return { ...base, ...written(html, fields, rules, read) }
}

const open = { modelAnswer: none, criteria: [] }
const file = { type: 'file', ...open, kinds: ['picture', 'document', 'text'], mostFiles: 3 }
const essay = { type: 'essay', ...open, leastWords: 0, mostWords: 5000 }

const labelsOf = (lid: Element) => allBelow(lid, 'response_label')
const identOf = (element: Element) => attributeOf(element, 'ident')

/** The points that choosing a label alone brings, and whether the whole answer needs it. */
function choice(lid: Element, rules: readonly Rule[], read: V1Reading): object {
  const labels = labelsOf(lid)
  const isSingle = !/multiple/i.test(attributeOf(lid, 'rcardinality'))
  const scoring = rules.filter(({ points }) => points !== 0)
  const whole = scoring.find(({ right }) => right.length > 1)
  const pointsOf = (id: string) =>
    scoring
      .filter(({ right }) => right.length === 1 && right[0]!.value === id)
      .reduce((sum, { points }) => sum + points, 0)
  const points = labels.map((label) => pointsOf(identOf(label)))
  const gained = points.filter((one) => one > 0)
  const most = isSingle ? Math.max(0, ...gained) : gained.reduce((sum, one) => sum + one, 0)
  const right = labels.map((label, index) =>
    whole
      ? whole.right.some(({ value }) => value === identOf(label))
      : isSingle
        ? points[index]! > 0 && points[index] === most
        : points[index]! > 0,
  )
  const isWeighted =
    !whole && most > 0 && (isSingle ? points.some((one) => one !== 0 && one !== most) : true)
  const isSole = !isSingle && !whole && gained.length <= 1 && points.every((one) => one >= 0)
  const options = labels.map((label, index) => {
    const said = rules.find(
      (rule) =>
        rule.right.length === 1 && rule.right[0]!.value === identOf(label) && rule.points === 0,
    )?.feedback[0]
    const feedback = said && feedbackText(said, read)
    return {
      id: partIdAt(index),
      text: read.texts.line(read.html(label)),
      right: right[index]!,
      ...(isWeighted && !isSole && { weight: rounded(clamp(points[index]! / most)) }),
      ...(feedback && { feedback }),
    }
  })
  const texts = labels.map((label) =>
    read
      .html(label)
      .replaceAll(/<[^>]*>/g, '')
      .trim()
      .toLowerCase(),
  )
  if (isSingle && texts.length === 2 && texts.includes('true') && texts.includes('false')) {
    const at = right.indexOf(true)
    return { type: 'trueFalse', right: at < 0 ? null : texts[at] === 'true' }
  }
  const shuffle = attributeOf(childOf(lid, 'render_choice'), 'shuffle')
  return {
    type: isSingle ? 'single' : 'multiple',
    options,
    keepOrder: /^no$/i.test(shuffle),
    ...(!isSingle && (whole || isSole) && { rule: 'allOrNothing' }),
    ...(!isSingle && isWeighted && !isSole && { rule: 'weights' }),
  }
}

const clamp = (share: number) => Math.max(-1, Math.min(1, share))

function feedbackText(id: string, read: V1Reading) {
  const found = childrenOf(read.item, 'itemfeedback').find((one) => identOf(one) === id)
  const holder = allBelow(found, 'material')[0]
  const text = read.texts.blocks(read.html(holder))
  return text.zh === '' && text.en === '' ? null : text
}

function matching(lids: readonly Element[], rules: readonly Rule[], read: V1Reading): object {
  const right: { id: string; text: object; key: string }[] = []
  const known = new Map<string, string>()
  for (const lid of lids) {
    for (const label of labelsOf(lid)) {
      const key = read.html(label).trim()
      const same = right.find((one) => one.key === key)
      const id = same?.id ?? `r${right.length + 1}`
      if (!same) right.push({ id, text: read.texts.line(key), key })
      known.set(identOf(label), id)
    }
  }
  const pairs: Record<string, string> = {}
  const left = lids.map((lid, index) => {
    const rule = rules.find(
      ({ points, right: given }) =>
        points > 0 && given.some(({ response }) => response === identOf(lid)),
    )
    const value = rule?.right.find(({ response }) => response === identOf(lid))?.value ?? ''
    const id = known.get(value)
    if (id) pairs[`l${index + 1}`] = id
    return { id: `l${index + 1}`, text: read.texts.line(read.html(lid)) }
  })
  return { type: 'matching', left, right: right.map(({ id, text }) => ({ id, text })), pairs }
}

/** Canvas: [port] in the stem, and for each name a response of its own. */
function named(html: string, lids: readonly Element[], rules: readonly Rule[], read: V1Reading) {
  const isChosen = read.type.includes('dropdowns')
  const gaps: Record<string, unknown>[] = []
  let marked = html
  for (const lid of lids) {
    const name =
      read
        .html(lid)
        .replaceAll(/<[^>]*>/g, '')
        .trim() || identOf(lid).replace(/^response_/, '')
    const id = `g${gaps.length + 1}`
    const values = rules
      .filter(({ points }) => points > 0)
      .flatMap(({ right }) => right)
      .filter(({ response }) => response === identOf(lid))
      .map(({ value }) => value)
    const labels = labelsOf(lid)
    if (!marked.includes(`[${name}]`)) read.noted.hint('gapMissing', { gaps: 0, answers: 1 })
    marked = marked.replace(`[${name}]`, gapToken(id))
    const options = labels.map((label, index) => ({
      id: partIdAt(index),
      text: read.texts.line(read.html(label)),
      right: values.includes(identOf(label)),
    }))
    const accepted = labels.map((label) => ({
      text: read
        .html(label)
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    }))
    gaps.push(isChosen ? { id, kind: 'choice', options } : { id, kind: 'text', accepted })
  }
  const stem = read.texts.blocks(marked)
  return isChosen ? { type: 'cloze', stem, gaps } : { type: 'fillIn', stem, gaps, anyOrder: false }
}

function numeric(rules: readonly Rule[], read: V1Reading): object {
  const accepted = rules
    .filter(({ points }) => points > 0)
    .flatMap(({ right, ranges }) => {
      const exact = right.flatMap(({ value }) => numberOf(value) ?? [])
      if (ranges.length === 0) return exact.map((value) => ({ value }))
      return ranges.map(({ low, high }) => {
        const middle = rounded((low + high) / 2)
        const value = exact[0] ?? middle
        const amount = rounded(Math.min(value - low, high - value))
        return { value, ...(amount > 0 && { tolerance: { kind: 'nominal', amount } }) }
      })
    })
  if (accepted.length === 0) read.noted.hint('keyUnclear', { what: 'resprocessing' })
  return { type: 'numeric', accepted, units: [], unitRule: 'none' }
}

/** Fields of text below the stem. */
function written(
  html: string,
  fields: readonly Element[],
  rules: readonly Rule[],
  read: V1Reading,
) {
  const gaps = fields.map((field, index) => ({
    id: `g${index + 1}`,
    kind: 'text',
    accepted: rules
      .filter(({ points }) => points > 0)
      .flatMap(({ right }) => right)
      .filter(({ response }) => response === identOf(field) || fields.length === 1)
      .map(({ value }) => ({ text: value })),
  }))
  const marks = gaps.map(({ id }) => gapToken(id)).join(' ')
  const stem = read.texts.blocks(`${/<p/.test(html) ? html : `<p>${html}</p>`}<p>${marks}</p>`)
  return { type: 'fillIn', stem, gaps, anyOrder: false }
}
