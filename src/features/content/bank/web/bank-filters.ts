import { difficulties, questionStatuses } from '../../question/types.ts'
import { typeGroups, typeText } from '../../question/web/type-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { questionSorts } from '../list-api.ts'
import { bankText } from './bank-text.ts'
import type { QuestionList } from './place-of.ts'

/** The search and filters of the list, each choice with the number of questions that it would show. */
export function useBankFilters({ counts, tags }: Pick<QuestionList, 'counts' | 'tags'>) {
  const t = useText(bankText)
  const types = useText(typeText)
  const format = useFormat()
  const option = (value: string, label: string, count: number | null | undefined) => ({
    value,
    label: typeof count === 'number' ? t.counted(label, format.number(count)) : label,
  })
  /** Null: nothing is counted. A value that is not listed has no question. */
  const countOf = <T extends { count: number }>(list: T[] | undefined, is: (one: T) => boolean) =>
    list && (list.find(is)?.count ?? 0)
  return [
    { kind: 'search', name: 'keyword', label: t.search, maxLength: 60 },
    {
      kind: 'select',
      name: 'type',
      label: t.type,
      any: t.anyType,
      options: typeGroups
        .flatMap((group) => group.types)
        .map((type) =>
          option(
            type,
            types.names[type],
            countOf(counts?.types, (one) => one.type === type),
          ),
        ),
    },
    {
      kind: 'select',
      name: 'status',
      label: t.status,
      any: t.anyStatus,
      options: questionStatuses.map((status) =>
        option(
          status,
          types.statuses[status],
          countOf(counts?.statuses, (one) => one.status === status),
        ),
      ),
    },
    {
      kind: 'select',
      name: 'difficulty',
      label: t.difficulty,
      any: t.anyDifficulty,
      options: difficulties.map((difficulty) =>
        option(
          String(difficulty),
          types.difficulties[difficulty],
          countOf(counts?.difficulties, (one) => one.difficulty === difficulty),
        ),
      ),
    },
    ...(tags.length > 0
      ? [
          {
            kind: 'select' as const,
            name: 'tag' as const,
            label: t.tags,
            any: t.anyTag,
            options: tags.map(({ tagId, name, count }) => option(String(tagId), name, count)),
          },
        ]
      : []),
    {
      kind: 'select',
      name: 'sort',
      label: t.sort,
      options: questionSorts.map((value) => ({ value, label: t.sorts[value] })),
    },
  ] as const
}
