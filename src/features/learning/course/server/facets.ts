import type { AnswerOf, ParsedInputOf } from '#src/shared/endpoint.ts'
import { type Both, type Locale, pick } from '#src/shared/locale.ts'
import {
  type courseApi,
  difficulties,
  payments,
  semesterStates,
  teachingLanguages,
} from '../contract.ts'

type Facets = AnswerOf<typeof courseApi.getList>['facets']

export interface FacetRow extends Record<string, unknown> {
  facet: string
  value: string
  count: number
  /** Categories only. */
  name: string | null
  position: number | null
}

const names: Record<string, Both> = {
  beginner: { zh: '入门', en: 'Beginner' },
  intermediate: { zh: '进阶', en: 'Intermediate' },
  advanced: { zh: '高级', en: 'Advanced' },
  free: { zh: '免费', en: 'Free' },
  paid: { zh: '付费', en: 'Paid' },
  zh: { zh: '中文授课', en: 'Taught in Chinese' },
  en: { zh: '英文授课', en: 'Taught in English' },
  running: { zh: '进行中', en: 'In progress' },
  upcoming: { zh: '即将开课', en: 'Starting soon' },
  ended: { zh: '已结束', en: 'Ended' },
}

/** Counts beside each choice, in a fixed order. The chosen value stays, even with none left. */
export function toFacets(
  rows: FacetRow[],
  chosen: ParsedInputOf<typeof courseApi.getList>,
  locale: Locale,
): Facets {
  const fixed = (facet: keyof Facets, values: readonly string[]) =>
    values
      .map((value) => ({
        value,
        name: pick(names[value] ?? { zh: value, en: value }, locale),
        count: rows.find((row) => row.facet === facet && row.value === value)?.count ?? 0,
      }))
      .filter(({ value, count }) => count > 0 || value === chosen[facet])
  return {
    category: rows
      .filter((row) => row.facet === 'category')
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ value, name, count }) => ({ value, name: name ?? value, count })),
    difficulty: fixed('difficulty', difficulties),
    payment: fixed('payment', payments),
    language: fixed('language', teachingLanguages),
    state: chosen.kind === 'open' ? fixed('state', semesterStates) : [],
  }
}
