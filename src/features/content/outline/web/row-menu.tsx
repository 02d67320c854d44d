import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { nextIndex } from '#src/web/ui/menu-keys.ts'
import type { OutlineControl } from './outline-control.ts'
import { outlineText } from './outline-text.ts'
import css from './row-menu.module.css'
import { nodeOf } from './structure.ts'

interface Entry {
  icon: IconName
  label: string
  keys?: string
  to?: string
  run?: () => void
}

/** The menu of all rows: one element, placed at the button of the row that has opened it; on a phone a sheet. */
export function RowMenu({
  control,
  id,
  name,
  contentPath,
  panel,
  onClose,
}: {
  control: OutlineControl
  id: string
  name: string
  contentPath: ((chapterKey: string) => string) | undefined
  panel: RefObject<HTMLDivElement | null>
  onClose: () => void
}) {
  const t = useText(outlineText)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])
  const node = nodeOf(control.outline(), id)
  if (!node) return null
  const keys = control.chosen(id)
  const isChapter = node.kind === 'chapter'
  const chapterKey = isChapter ? id : node.parent!
  const groups: (Entry | false)[][] = [
    [
      { icon: 'edit', label: t.rename, keys: 'Enter', run: () => control.edit(id) },
      isChapter && {
        icon: 'note',
        label: t.details,
        run: () => control.set({ ask: { what: 'chapter', key: id } }),
      },
      contentPath !== undefined && {
        icon: 'course',
        label: t.content,
        to: contentPath(chapterKey),
      },
    ],
    [
      isChapter && {
        icon: 'plus',
        label: t.addAfter,
        keys: 'Ctrl Enter',
        run: () => control.add('after', id),
      },
      isChapter && {
        icon: 'outline',
        label: t.addInside,
        keys: 'Ctrl Shift Enter',
        run: () => control.add('inside', id),
      },
    ],
    [
      isChapter && {
        icon: 'arrow-right',
        label: t.indent,
        keys: 'Alt →',
        run: () => control.indent(keys),
      },
      isChapter && {
        icon: 'arrow-left',
        label: t.outdent,
        keys: 'Alt ←',
        run: () => control.outdent(keys),
      },
      { icon: 'chevron-up', label: t.up, keys: 'Alt ↑', run: () => control.shift(keys, -1) },
      { icon: 'chevron-down', label: t.down, keys: 'Alt ↓', run: () => control.shift(keys, 1) },
      {
        icon: 'folder',
        label: t.move,
        keys: 'M',
        run: () => control.set({ ask: { what: 'move', keys } }),
      },
    ],
    [
      { icon: 'copy', label: t.copy, keys: 'Ctrl D', run: () => void control.copy(keys) },
      {
        icon: 'check',
        label: t.choose,
        keys: '␣',
        run: () => {
          control.toggleSelected(id)
          control.focus(id)
        },
      },
      { icon: 'trash', label: t.delete, keys: 'Delete', run: () => control.remove(keys) },
    ],
  ]
  const move = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab') return onClose()
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const names = all.map((entry) => entry.textContent ?? '')
    const next = nextIndex(event.key, all.indexOf(event.target as HTMLElement), names)
    if (next === null || event.key === ' ') return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries have the focus
    <div ref={list} role="menu" aria-label={t.more(name)} className={css.list} onKeyDown={move}>
      <p className={css.title} aria-hidden="true">
        {name}
      </p>
      {groups.map((group, at) => {
        const entries = group.filter((entry) => entry !== false)
        if (entries.length === 0) return null
        return (
          <div key={at} role="group" className={css.group}>
            {entries.map((entry) => {
              const inside = (
                <>
                  <Icon name={entry.icon} size={20} />
                  <span className={css.label}>{entry.label}</span>
                  {entry.keys && (
                    <kbd className={css.keys} aria-hidden="true">
                      {entry.keys}
                    </kbd>
                  )}
                </>
              )
              return entry.to ? (
                <Link key={entry.label} role="menuitem" className={css.item} to={entry.to}>
                  {inside}
                </Link>
              ) : (
                <button
                  key={entry.label}
                  type="button"
                  role="menuitem"
                  className={css.item}
                  onClick={() => {
                    panel.current?.hidePopover()
                    entry.run?.()
                  }}
                >
                  {inside}
                </button>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
