import { useFormat, useText } from '#src/web/i18n.tsx'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { GradeColumn } from '../contract.ts'
import { gradebookText } from './gradebook-text.ts'
import css from './gradebook.module.css'
import type { Sort } from './grades.ts'
import type { Marks, MarkStore } from './mark-store.ts'
import type { Sheet } from './sheet-types.ts'

export interface Choice {
  keyword: string
  group: string
  sort: Sort
}

const sorts = ['number', 'name', 'high', 'low'] as const

/** Search, groups and order of the sheet, undo, and whether everything is written. */
export function SheetTools({
  sheet,
  choice,
  marks,
  store,
  columns,
  count,
  onChoose,
}: {
  sheet: Sheet
  choice: Choice
  marks: Marks
  store: MarkStore
  columns: readonly GradeColumn[]
  count: number
  onChoose: (choice: Choice) => void
}) {
  const t = useText(gradebookText)
  const { group } = useText(namesText)
  const format = useFormat()
  const { groups, can } = sheet
  const sorted = columns.find(({ columnId }) => choice.sort === `column:${columnId}`)
  return (
    <div className={css.tools}>
      <TextField
        label={t.search}
        labelHidden
        placeholder={t.search}
        value={choice.keyword}
        onChange={(keyword) => onChoose({ ...choice, keyword })}
      />
      {groups.length > 0 && (
        <Select
          label={t.group}
          labelHidden
          value={choice.group}
          onChange={(value) => onChoose({ ...choice, group: value })}
          options={[
            { value: '', label: t.allGroups },
            ...groups.map((one) => ({ value: String(one.groupId), label: group(one.name) })),
            { value: 'none', label: t.ungrouped },
          ]}
        />
      )}
      <Select
        label={t.sort}
        labelHidden
        value={choice.sort}
        onChange={(sort: Sort) => onChoose({ ...choice, sort })}
        options={[
          ...sorts.map((value) => ({ value, label: t.sorts[value] })),
          ...(sorted ? [{ value: choice.sort, label: t.sortColumn(sorted.name) }] : []),
        ]}
      />
      <span className={css.muted}>{t.people(format.number(count))}</span>
      {can.mark.may && (
        <span className={css.saving}>
          <span
            role="status"
            className={css.muted}
            data-failed={marks.saving === 'failed' || undefined}
          >
            {t[marks.saving]}
          </span>
          {marks.saving === 'failed' && (
            <Button size="small" icon="refresh" onClick={store.retry}>
              {t.retry}
            </Button>
          )}
          <IconButton icon="undo" label={t.undo} disabled={!marks.canUndo} onClick={store.undo} />
          <span className={css.mirrored}>
            <IconButton icon="undo" label={t.redo} disabled={!marks.canRedo} onClick={store.redo} />
          </span>
        </span>
      )}
    </div>
  )
}
