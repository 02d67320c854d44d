import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { useText } from '#src/web/i18n.tsx'
import { nameOf } from './lacks.ts'
import type { OutlineControl, OutlineState } from './outline-control.ts'
import { actOfKey } from './outline-keys.ts'
import { OutlineRow, type RowProps } from './outline-row.tsx'
import { outlineText } from './outline-text.ts'
import css from './outline.module.css'
import dragCss from './row-drag.module.css'
import { RowMenu } from './row-menu.tsx'
import type { RowWorld } from './row-world.ts'
import { type Outline, type OutlineNode, tallyOf } from './structure.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useWindow } from './use-window.ts'

const guess = { chapter: 49, item: 49 }

/** The rows of the outline: those in the window, and the one that has the focus. */
export function OutlineGrid({
  control,
  draft,
  languages,
  outline,
  state,
  filesFolder,
  contentPath,
}: {
  control: OutlineControl
  draft: DraftStore
  languages: readonly Side[]
  outline: Outline
  state: OutlineState
  filesFolder: string
  contentPath: ((chapterKey: string) => string) | undefined
}) {
  const t = useText(outlineText)
  // The same list as long as nothing moves or folds.
  const shown = useMemo(
    () => control.shown(),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read from the store
    [control, outline, state.collapsed],
  )
  const { body, tops, rendered, measure } = useWindow(shown, guess)
  const { drag, ghost } = useRowDrag(body, control, tops)
  const panel = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const openMenu = useCallback(
    (key: string, button: HTMLElement) => {
      opener.current = button
      control.set({ active: key })
      setMenu(key)
      const popover = panel.current!
      popover.style.removeProperty('top')
      popover.showPopover({ source: button })
      if (!CSS.supports('position-area', 'block-end') && innerWidth >= 768) {
        const { right, bottom } = button.getBoundingClientRect()
        const top = Math.min(bottom, innerHeight - popover.offsetHeight - 8)
        Object.assign(popover.style, { top: `${top}px`, left: `${right - popover.offsetWidth}px` })
      }
    },
    [control],
  )
  const world = useMemo<RowWorld>(
    () => ({ control, draft, languages, filesFolder, contentPath, openMenu }),
    [control, draft, languages, filesFolder, contentPath, openMenu],
  )

  const active = control.active()?.key
  useFocus(body, state, active)
  const at = useMemo(() => new Map(shown.map(({ key }, row) => [key, row])), [shown])
  const rows = withNeeded(rendered, [
    active === undefined ? undefined : at.get(active),
    state.editing ? at.get(state.editing.key) : undefined,
  ])
  const keyDown = (event: KeyboardEvent) => {
    const target = event.target as Element
    // A button and a checkbox have keys of their own.
    const isOwn = target.role === 'row' || !['Enter', ' '].includes(event.key)
    if (!isOwn || target.closest('input:not([type=checkbox]), textarea')) return
    const act = actOfKey(control, event)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows have the focus */}
      <div
        role="treegrid"
        className={css.grid}
        aria-label={t.label}
        aria-multiselectable="true"
        aria-rowcount={shown.length}
        data-choosing={state.selected.size > 0 || undefined}
        data-dragging={drag ? '' : undefined}
        onKeyDown={keyDown}
        onFocus={({ target }) => {
          // A screen reader gives a row the focus without a key or click.
          const key = target.closest<HTMLElement>('[data-key]')?.dataset['key']
          if (key !== undefined && key !== active) control.set({ active: key })
        }}
      >
        <div ref={body} role="rowgroup" className={css.body}>
          {/* One flat list: rows in lists of their own would be made again when the first of them changes. */}
          {rows.flatMap((row, place) => {
            const last = place === 0 ? 0 : rows[place - 1]! + 1
            const space = tops[row]! - tops[last]!
            const node = shown[row]!
            return [
              space > 0 && <Space key={`before-${row}`} height={space} />,
              <RowOf
                key={node.key}
                {...{ world, measure, node, row, outline, state, active, drag: drag?.keys }}
              />,
            ]
          })}
          <Space height={tops[shown.length]! - tops[(rows.at(-1) ?? -1) + 1]!} />
          {drag?.place && (
            <div
              className={dragCss.line}
              aria-hidden="true"
              style={
                {
                  '--depth': drag.place.depth,
                  insetBlockStart: `${tops[drag.place.gap]!}px`,
                } as CSSProperties
              }
            />
          )}
        </div>
      </div>
      <div ref={ghost} className={dragCss.ghost} hidden={!drag} aria-hidden="true">
        {drag && <Ghost {...{ draft, languages }} keys={drag.keys} />}
      </div>
      <div
        ref={panel}
        popover="auto"
        className={css.menu}
        onToggle={(event) => {
          if (event.newState === 'open') return
          setMenu(null)
          // The menu took the focus with it, unless the act has placed it elsewhere.
          if (document.activeElement === document.body) opener.current?.focus()
        }}
      >
        {menu !== null && (
          <RowMenu
            key={menu}
            {...{ control, contentPath, panel }}
            id={menu}
            name={nameOf(draft.records().get(menu), languages) || t.chapterUnnamed}
            onClose={() => panel.current?.hidePopover()}
          />
        )}
      </div>
    </>
  )
}

function RowOf({
  world,
  measure,
  node,
  row,
  outline,
  state,
  active,
  drag,
}: {
  world: RowWorld
  measure: RowProps['measure']
  node: OutlineNode
  row: number
  outline: Outline
  state: OutlineState
  active: string | undefined
  drag: ReadonlySet<string> | undefined
}) {
  const { key, kind, parent, depth, number, index, siblings } = node
  const isCollapsed = state.collapsed.has(key)
  return (
    <OutlineRow
      {...{ world, measure, kind, parent, depth, number, index, siblings, isCollapsed }}
      id={key}
      row={row + 1}
      below={node.chapters + node.items}
      tally={kind === 'chapter' ? tallyOf(outline, node, isCollapsed) : ''}
      type={outline.types.get(key)}
      isSelected={state.selected.has(key)}
      isActive={key === active}
      isEditing={state.editing?.key === key}
      isDragged={drag?.has(key) ?? false}
    />
  )
}

/** The place of rows that are out of sight. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? <div role="presentation" style={{ blockSize: `${height}px` }} /> : null

function Ghost({
  draft,
  languages,
  keys,
}: {
  draft: DraftStore
  languages: readonly Side[]
  keys: ReadonlySet<string>
}) {
  const t = useText(outlineText)
  const [first] = keys
  const name = nameOf(draft.records().get(first!), languages) || t.chapterUnnamed
  return keys.size > 1 ? t.several(name, String(keys.size)) : name
}

/** Returns the rows of the window and those that are needed out of it, in their order. */
function withNeeded(rendered: readonly number[], needed: readonly (number | undefined)[]) {
  const rows = new Set(rendered)
  for (const row of needed) if (row !== undefined) rows.add(row)
  return rows.size === rendered.length ? rendered : [...rows].toSorted((one, other) => one - other)
}

/** Gives the active row the focus with each wish for it. */
function useFocus(
  body: React.RefObject<HTMLDivElement | null>,
  { focus, editing }: OutlineState,
  active: string | undefined,
) {
  const seen = useRef(focus)
  useLayoutEffect(() => {
    if (seen.current === focus) return
    seen.current = focus
    const row = body.current?.querySelector<HTMLElement>(`[data-key="${active}"]`)
    if (!row) return
    if (!editing) row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
}

/** The state of the control, and the outline as it is now. */
export function useOutlineState(control: OutlineControl, draft: DraftStore) {
  const state = useSyncExternalStore(control.state.watch, control.state.get, control.state.get)
  const outline = useSyncExternalStore(draft.watch, control.outline, control.outline)
  return { state, outline }
}
