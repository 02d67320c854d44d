import { useEffect, useState } from 'react'
import {
  choiceTypes,
  difficulties,
  questionStatuses,
  questionTypes,
} from '#src/features/content/question/types.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankApi } from '../contract.ts'
import { choiceText } from './choice-text.ts'
import css from './choice.module.css'

/** The filters of the bank's list, as an address has them. */
export type ChoiceFilter = Partial<
  Record<'keyword' | 'type' | 'status' | 'difficulty' | 'tag' | 'folder' | 'view', string>
>

/** Milliseconds after the last key before the words are searched. */
const typingMs = 350

/** The filters of a choice of questions of the bank. */
export function ChoiceFilters({
  filter,
  tags,
  choiceOnly,
  onChange,
}: {
  filter: ChoiceFilter
  tags: readonly { tagId: number; name: string }[]
  /** Only ready questions that are answered by choosing options are offered; `filter` asks for them. */
  choiceOnly: boolean
  onChange: (filter: ChoiceFilter) => void
}) {
  const t = useText(choiceText)
  const types = useText(typeText)
  const folders = useLoad(bankApi.getFolders, {})
  const [words, setWords] = useState(filter.keyword ?? '')
  const set = (name: keyof ChoiceFilter, value: string) => {
    const { [name]: _, ...rest } = filter
    onChange(value === '' ? rest : { ...rest, [name]: value })
  }
  useEffect(() => {
    if (words === (filter.keyword ?? '')) return
    const timer = setTimeout(() => set('keyword', words), typingMs)
    return () => clearTimeout(timer)
  })
  const any = (label: string) => ({ value: '', label })
  const place = filter.folder ?? (filter.view === 'shared' ? 'shared' : '')
  return (
    <div className={css.filters}>
      <TextField
        className={css.words}
        label={t.keyword}
        type="search"
        maxLength={60}
        value={words}
        onChange={setWords}
      />
      <Select
        label={t.type}
        value={filter.type ?? ''}
        options={[
          { value: choiceOnly ? 'choice' : '', label: t.anyType },
          ...(choiceOnly ? choiceTypes : questionTypes).map((type) => ({
            value: type as string,
            label: types.names[type],
          })),
        ]}
        onChange={(value) => set('type', value)}
      />
      <Select
        label={t.folder}
        value={place}
        options={[
          any(t.anyFolder),
          { value: 'shared', label: t.shared },
          ...[...(folders.data?.mine ?? []), ...(folders.data?.shared ?? [])].map(
            ({ folderId, name }) => ({
              value: String(folderId),
              label: name,
            }),
          ),
        ]}
        onChange={(value) => {
          const { folder: _folder, view: _view, ...rest } = filter
          if (value === 'shared') onChange({ ...rest, view: 'shared' })
          else onChange(value === '' ? rest : { ...rest, folder: value })
        }}
      />
      <Select
        label={t.difficulty}
        value={filter.difficulty ?? ''}
        options={[
          any(t.anyDifficulty),
          ...difficulties.map((one) => ({ value: String(one), label: types.difficulties[one] })),
        ]}
        onChange={(value) => set('difficulty', value)}
      />
      {!choiceOnly && (
        <Select
          label={t.status}
          value={filter.status ?? ''}
          options={[
            any(t.anyStatus),
            ...questionStatuses.map((one) => ({
              value: one as string,
              label: types.statuses[one],
            })),
          ]}
          onChange={(value) => set('status', value)}
        />
      )}
      {tags.length > 0 && (
        <Select
          label={t.tag}
          value={filter.tag ?? ''}
          options={[
            any(t.anyTag),
            ...tags.map(({ tagId, name }) => ({ value: String(tagId), label: name })),
          ]}
          onChange={(value) => set('tag', value)}
        />
      )}
    </div>
  )
}
