import { type CSSProperties, memo, type MouseEvent } from 'react'
import {
  type DraftStore,
  useIsChanged,
  useRecord,
} from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import type { ItemType, OutlineRecord } from '../records.ts'
import { lacksFile, nameOf } from './lacks.ts'
import { NameEdit } from './name-edit.tsx'
import type { OutlineControl } from './outline-control.ts'
import { outlineText } from './outline-text.ts'
import css from './outline.module.css'
import { RowFacts } from './row-facts.tsx'
import { UploadState } from './upload-state.tsx'

const typeIcons: Record<ItemType, IconName> = {
  ...{ video: 'video', courseware: 'file', text: 'reading', task: 'task', quiz: 'quiz' },
}

/** What all rows share. It stays the same object, so that a row renders only for its own sake. */
export interface RowWorld {
  control: OutlineControl
  draft: DraftStore
  languages: readonly Side[]
  contentPath: ((chapterKey: string) => string) | undefined
  openMenu: (key: string, button: HTMLElement) => void
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

/** One chapter or item of the outline. */
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
      <div role="gridcell" className={css.choose}>
        <input
          type="checkbox"
          aria-label={t.select(said)}
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
      <div role="gridcell" className={css.main}>
        <Lead {...props} name={said} />
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
              record={record}
              languages={languages}
              tally={props.tally}
              below={props.below}
              isActive={isActive}
              onLack={() => control.set({ ask: { what: 'chapter', key: id }, active: id })}
              path={isChapter ? world.contentPath?.(id) : undefined}
              name={said}
            />
            {lacksFile(record) && <UploadState id={id} name={said} />}
          </div>
        )}
      </div>
      <div role="gridcell" className={css.acts}>
        <IconButton
          icon="more"
          label={t.more(said)}
          aria-haspopup="menu"
          tabIndex={isActive ? 0 : -1}
          data-tip={null}
          onClick={(event) => world.openMenu(id, event.currentTarget)}
        />
        <span className={css.handle} data-handle="" aria-hidden="true" title={t.drag(said)}>
          <svg viewBox="0 0 12 20" width="12" height="20">
            <path d="M3 4h.01M9 4h.01M3 10h.01M9 10h.01M3 16h.01M9 16h.01" />
          </svg>
        </span>
      </div>
    </div>
  )
})

/** The sign before a name: the arrow and number of a chapter, the icon of an item. */
function Lead({ world, id, number, below, isCollapsed, type, name }: RowProps & { name: string }) {
  const t = useText(outlineText)
  if (type) {
    return (
      <span className={css.type} role="img" aria-label={t.types[type]}>
        <Icon name={typeIcons[type]} size={20} />
      </span>
    )
  }
  return (
    <>
      {below > 0 ? (
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
      ) : (
        <span className={css.arrow} />
      )}
      <span className={css.number}>{number}</span>
    </>
  )
}

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
