import type { BodyOf, PlainBody } from '../body/body.ts'
import type { Gap } from '../body/gap.ts'
import { noText } from '../body/limits.ts'

const base = { stem: noText, explanation: noText }
const text = (zh: string) => ({ zh, en: '' })
const items = (ids: string) => [...ids].map((id) => ({ id, text: text(id) }))

/** `choice('abcd', 'ab')`: options and the right ones; `weights` in the order of the options. */
export const choice = (
  options: string,
  right: string,
  more: Partial<BodyOf<'multiple'>> & { weights?: number[] } = {},
): BodyOf<'multiple'> => {
  const { weights, ...rest } = more
  return {
    type: 'multiple',
    ...base,
    keepOrder: false,
    options: [...options].map((id, index) => ({
      id,
      text: text(id),
      right: right.includes(id),
      ...(weights?.[index] !== undefined && { weight: weights[index] }),
    })),
    ...rest,
  }
}

type TextGap = Extract<Gap, { kind: 'text' }>

/** A gap that accepts these texts; `more` has its settings. */
export const textGap = (id: string, accepted: string[], more: Partial<TextGap> = {}): TextGap => ({
  id,
  kind: 'text',
  accepted: accepted.map((one) => ({ text: one })),
  ...more,
})

export const fillIn = (gaps: TextGap[], anyOrder = false): BodyOf<'fillIn'> => ({
  type: 'fillIn',
  ...base,
  gaps,
  anyOrder,
})

export const cloze = (gaps: Gap[]): BodyOf<'cloze'> => ({ type: 'cloze', ...base, gaps })

export const numeric = (
  value: number,
  more: Partial<BodyOf<'numeric'>> & {
    tolerance?: BodyOf<'numeric'>['accepted'][number]['tolerance']
  } = {},
): BodyOf<'numeric'> => {
  const { tolerance, ...rest } = more
  return {
    type: 'numeric',
    ...base,
    accepted: [{ value, ...(tolerance && { tolerance }) }],
    units: [],
    unitRule: 'none',
    ...rest,
  }
}

export const matching = (pairs: Record<string, string>, right: string): BodyOf<'matching'> => ({
  type: 'matching',
  ...base,
  left: items(Object.keys(pairs).join('')),
  right: items(right),
  pairs,
})

export const ordering = (
  ids: string,
  credit: BodyOf<'ordering'>['credit'],
): BodyOf<'ordering'> => ({
  type: 'ordering',
  ...base,
  items: items(ids),
  credit,
})

export const classification = (
  category: Record<string, string | null>,
): BodyOf<'classification'> => ({
  type: 'classification',
  ...base,
  categories: items([...new Set(Object.values(category).filter((id) => id !== null))].join('')),
  items: Object.entries(category).map(([id, to]) => ({ id, text: text(id), category: to })),
})

export const hotspot = (areas: BodyOf<'hotspot'>['areas'], most = 1): BodyOf<'hotspot'> => ({
  type: 'hotspot',
  ...base,
  picture: { file: { userFileId: null }, width: 100, height: 100, alt: noText },
  areas,
  most,
})

export const group = (
  questions: { id: string; weight?: number; body: PlainBody }[],
): BodyOf<'group'> => ({ type: 'group', ...base, questions })

export const shortAnswer = (): BodyOf<'shortAnswer'> => ({
  type: 'shortAnswer',
  ...base,
  modelAnswer: noText,
  criteria: [{ id: 'c', text: text('c'), share: 1 }],
  mostCharacters: 500,
})

export { base, items, text }
