import { type CSSProperties, memo, type MouseEvent } from 'react'
import {
  type DraftStore,
  useIsChanged,
  useRecord,
} from '#src/features/content/draft/web/draft-store.ts'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import type { ItemType, OutlineRecord } from '../records.ts'
import { lacksFile, nameOf } from './lacks.ts'
import { NameEdit } from './name-edit.tsx'
import { outlineText } from './outline-text.ts'
import css from './outline.module.css'
import { RowFacts } from './row-facts.tsx'
import type { RowWorld } from './row-world.ts'
import { UploadState } from './upload-state.tsx'

const typeIcons: Record<ItemType, IconName> = {
  ...{ video: 'video', courseware: 'file', text: 'reading', task: 'task', quiz: 'quiz' },
}

/** Plain values, so that a row stays as it is while others change. */
export interface RowProps {
  world: RowWorld
  measure: (element: HTMLElement | null) => (() => void) | undefined
  id: string
  kind: 'chapter' | 'item'
  parent: string | null
  depth: number
  number: string
  index: number
  siblings: number
  /** Chapters and items right below. */
  below: number
  tally: string
  type: ItemType | undefined
  /** From 1, among the rows in sight. */
  row: number
  isCollapsed: boolean
  isSelected: boolean
  isActive: boolean
  isEditing: boolean
  isDragged: boolean
}

/**
 * One chapter or item of the outline. Its parts render by themselves: an added chapter changes the numbers of all rows
 * after it, and nothing else of them.
 */
export const OutlineRow = memo(function OutlineRow(props: RowProps) {
  const { world, measure, id, kind, depth, isSelected, isActive } = props
  const { control, draft, languages } = world
  const t = useText(outlineText)
  const record = useRecord(draft, id) as OutlineRecord | undefined
  if (!record) return null
  const isChapter = kind === 'chapter'
  const name = nameOf(record, languages)
  const said = name || (isChapter ? t.chapterUnnamed : t.itemUnnamed)
  const click = (event: MouseEvent) => {
    const isOnControl = (event.target as Element).closest('a, button, input, label')
    if (isOnControl) return
    if (event.shiftKey) control.extendTo(id)
    else if (event.ctrlKey || event.metaKey) control.toggleSelected(id)
    else control.focus(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles the keys of its rows
    <div
      ref={measure}
      role="row"
      className={css.row}
      style={{ '--depth': depth } as CSSProperties}
      data-key={id}
      data-kind={kind}
      data-dragged={props.isDragged || undefined}
      aria-rowindex={props.row}
      aria-level={depth + 1}
      aria-posinset={props.index + 1}
      aria-setsize={props.siblings}
      aria-selected={isSelected}
      aria-expanded={isChapter && props.below > 0 ? !props.isCollapsed : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={click}
    >
      <Choose {...{ world, id, isSelected, isActive }} name={said} />
      <div role="gridcell" className={css.main}>
        {props.type ? (
          <TypeSign type={props.type} />
        ) : (
          <>
            <Arrow
              {...{ world, id }}
              below={props.below > 0}
              isCollapsed={props.isCollapsed}
              name={said}
            />
            <span className={css.number}>{props.number}</span>
          </>
        )}
        {props.isEditing ? (
          <NameEdit control={control} draft={draft} record={record} id={id} languages={languages} />
        ) : (
          <div className={css.words}>
            <button
              type="button"
              className={css.name}
              data-unnamed={name === '' || undefined}
              tabIndex={-1}
              onClick={(event) => {
                if (event.shiftKey) control.extendTo(id)
                else if (event.ctrlKey || event.metaKey) control.toggleSelected(id)
                else control.edit(id)
              }}
            >
              {said}
            </button>
            <Changed draft={draft} id={id} />
            <RowFacts
              {...{ world, id, record, isActive }}
              tally={props.tally}
              isEmpty={props.below === 0}
              name={said}
            />
            {lacksFile(record) && (
              <UploadState {...{ id, draft }} name={said} filesFolder={world.filesFolder} />
            )}
          </div>
        )}
      </div>
      <Acts {...{ world, id, isActive }} name={said} />
    </div>
  )
})

interface PartProps {
  world: RowWorld
  id: string
  name: string
}

const Choose = memo(function Choose({
  world: { control },
  id,
  name,
  isSelected,
  isActive,
}: PartProps & { isSelected: boolean; isActive: boolean }) {
  const t = useText(outlineText)
  return (
    <div role="gridcell" className={css.choose}>
      <input
        type="checkbox"
        aria-label={t.select(name)}
        checked={isSelected}
        tabIndex={isActive ? 0 : -1}
        onChange={() => control.toggleSelected(id)}
        onClick={(event) => {
          if (!event.shiftKey) return
          event.preventDefault()
          control.extendTo(id)
        }}
      />
    </div>
  )
})

const Acts = memo(function Acts({ world, id, name, isActive }: PartProps & { isActive: boolean }) {
  const t = useText(outlineText)
  return (
    <div role="gridcell" className={css.acts}>
      <IconButton
        icon="more"
        label={t.more(name)}
        aria-haspopup="menu"
        tabIndex={isActive ? 0 : -1}
        data-tip={null}
        onClick={(event) => world.openMenu(id, event.currentTarget)}
      />
      <span className={css.handle} data-handle="" aria-hidden="true" title={t.drag(name)}>
        <svg viewBox="0 0 12 20" width="12" height="20">
          <path d="M3 4h.01M9 4h.01M3 10h.01M9 10h.01M3 16h.01M9 16h.01" />
        </svg>
      </span>
    </div>
  )
})

const TypeSign = memo(function TypeSign({ type }: { type: ItemType }) {
  const t = useText(outlineText)
  return (
    <span className={css.type} role="img" aria-label={t.types[type]}>
      <Icon name={typeIcons[type]} size={20} />
    </span>
  )
})

/** The sign before a chapter that folds and unfolds what is below it. */
const Arrow = memo(function Arrow({
  world,
  id,
  name,
  below,
  isCollapsed,
}: PartProps & { below: boolean; isCollapsed: boolean }) {
  const t = useText(outlineText)
  if (!below) return <span className={css.arrow} />
  return (
    <button
      type="button"
      className={css.arrow}
      data-open={!isCollapsed || undefined}
      aria-label={isCollapsed ? t.expand(name) : t.collapse(name)}
      tabIndex={-1}
      onClick={() => world.control.toggle(id)}
    >
      <Icon name="chevron-right" size={20} />
    </button>
  )
})

/** The sign of a record that readers see otherwise. */
function Changed({ draft, id }: { draft: DraftStore; id: string }) {
  const t = useText(outlineText)
  if (!useIsChanged(draft, id)) return null
  return (
    <span className={css.changed} role="img" aria-label={t.changed} data-tip={t.changed}>
      <span />
    </span>
  )
}
