import type { AnswerOf, ParsedInputOf } from '#src/shared/endpoint.ts'
import { facetNames } from './text.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import {
  type courseApi,
  difficulties,
  payments,
  semesterStates,
  teachingLanguages,
} from '../contract.ts'

type Facets = AnswerOf<typeof courseApi.getList>['facets']

/** A group of courses that share all these values; a category without courses has one of count 0. */
export interface Tally extends Record<string, unknown> {
  category: string
  difficulty: string | null
  payment: string | null
  language: string | null
  /** Null for courses without semesters. */
  state: string | null
  /** Name of the category in the reader's language. */
  name: string
  position: number
  count: number
}

export type Filters = ParsedInputOf<typeof courseApi.getList>
const filters = ['category', 'difficulty', 'payment', 'language', 'state'] as const
type Filter = (typeof filters)[number]

const passing = (tallies: Tally[], chosen: Filters, except?: Filter) =>
  tallies.filter((tally) =>
    filters.every(
      (name) => name === except || chosen[name] === undefined || chosen[name] === tally[name],
    ),
  )

const sumOf = (tallies: Tally[]) => tallies.reduce((sum, { count }) => sum + count, 0)

/** Returns the number of courses that pass all chosen filters. */
export const countPassing = (tallies: Tally[], chosen: Filters) => sumOf(passing(tallies, chosen))

/**
 * Counts courses beside each choice, in a fixed order. A filter's own counts ignore that filter, so that
 * they show the effect of choosing another value. Every choice stays in its place, also at zero.
 */
export function toFacets(tallies: Tally[], chosen: Filters, locale: Locale): Facets {
  const fixed = (filter: Filter, values: readonly string[]) => {
    const left = passing(tallies, chosen, filter)
    return values.map((value) => ({
      value,
      name: pick(facetNames[value] ?? { zh: value, en: value }, locale),
      count: sumOf(left.filter((tally) => tally[filter] === value)),
    }))
  }
  const categories = Map.groupBy(
    tallies.toSorted((a, b) => a.position - b.position),
    (tally) => tally.category,
  )
  return {
    category: [...categories].map(([value, those]) => ({
      value,
      name: those[0]?.name ?? value,
      count: sumOf(passing(those, chosen, 'category')),
    })),
    difficulty: fixed('difficulty', difficulties),
    // Every open course is free to join.
    payment: chosen.kind === 'premium' ? fixed('payment', payments) : [],
    language: fixed('language', teachingLanguages),
    state: chosen.kind === 'open' ? fixed('state', semesterStates) : [],
  }
}
