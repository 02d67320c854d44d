import { typeText } from '#src/features/content/question/web/type-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type Filter, FilterBar } from '#src/web/list/filter-bar.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import type { revisionApi } from '../contract.ts'
import { mistakes, wrongStates } from '../rules-of-set.ts'
import { revisionText } from './revision-text.ts'

/** The filters of the set, on its list and on its printed form. */
export function WrongFilters({
  address,
  choices,
  counts,
  more,
}: {
  address: ListAddress
  choices: AnswerOf<typeof revisionApi.getChoices>
  counts?: AnswerOf<typeof revisionApi.getQuestions>['counts']
  more: readonly Filter[]
}) {
  const t = useText(revisionText)
  const { names } = useText(typeText)
  const format = useFormat()
  return (
    <FilterBar
      address={address}
      label={t.search}
      filters={[
        { kind: 'search', name: 'keyword', label: t.search },
        {
          kind: 'select',
          name: 'state',
          label: t.state,
          options: wrongStates.map((value) => ({
            value,
            label: counts ? `${t.states[value]} ${format.number(counts[value])}` : t.states[value],
          })),
        },
        ...placeFilters(t, choices),
        {
          kind: 'select',
          name: 'type',
          label: t.type,
          any: t.anyType,
          options: choices.types.map((value) => ({ value, label: names[value] })),
        },
        ...(choices.tags.length === 0
          ? []
          : [
              {
                kind: 'select' as const,
                name: 'tag',
                label: t.tag,
                any: t.anyTag,
                options: choices.tags.map((value) => ({ value, label: value })),
              },
            ]),
        {
          kind: 'select',
          name: 'mistake',
          label: t.mistake,
          any: t.anyMistake,
          options: [
            ...mistakes.map((value) => ({ value: value as string, label: t.mistakes[value] })),
            { value: 'none', label: t.noMistake },
          ],
        },
        ...more,
      ]}
    />
  )
}

/** The course, and its chapter once a course is chosen. */
const placeFilters = (
  t: typeof revisionText.zh,
  { courses, chapters }: AnswerOf<typeof revisionApi.getChoices>,
): Filter<'courseId' | 'chapterId'>[] => [
  {
    kind: 'select',
    name: 'courseId',
    label: t.course,
    any: t.anyCourse,
    options: courses.map(({ courseId, name }) => ({ value: String(courseId), label: name })),
  },
  ...(chapters.length === 0
    ? []
    : [
        {
          kind: 'select' as const,
          name: 'chapterId' as const,
          label: t.chapter,
          any: t.anyChapter,
          options: chapters.map(({ chapterId, name }) => ({
            value: String(chapterId),
            label: name,
          })),
        },
      ]),
]
