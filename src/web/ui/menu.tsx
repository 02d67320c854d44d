import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { nextIndex } from './menu-keys.ts'
import { useDropdown } from './use-dropdown.ts'
import css from './menu.module.css'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName
  /** A whole path with its locale; or `onSelect`. */
  to?: string
  onSelect?: () => void
  /** The one that is chosen now. */
  current?: boolean
  lang?: string
}

/** A button with a list of acts or links under it; opens by pointing, click, Enter and arrows. */
export function Menu({
  trigger,
  label,
  items,
  delay,
  align = 'start',
  className,
}: {
  /** What the button shows. */
  trigger: ReactNode
  /** Name of the button where what it shows is not text enough; must contain the visible text. */
  label?: string
  items: readonly MenuItem[]
  delay?: number
  align?: 'start' | 'end'
  /** Styles the button. */
  className?: string
}) {
  const { open, show, click, root, triggerRef, panelId } = useDropdown({ delay })
  const list = useRef<HTMLDivElement>(null)
  // Set by the key that opened the menu: where the focus goes once the list is there.
  const focusOn = useRef<'first' | 'last' | null>(null)

  useEffect(() => {
    if (open && focusOn.current) focusEnd(list.current, focusOn.current)
    focusOn.current = null
  }, [open])

  function onTriggerKey(event: KeyboardEvent) {
    const where = { ArrowDown: 'first', Enter: 'first', ' ': 'first', ArrowUp: 'last' } as const
    const to = where[event.key as keyof typeof where]
    if (!to) return
    event.preventDefault()
    if (open) return focusEnd(list.current, to)
    focusOn.current = to
    show(true)
  }
  function onListKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return show(false)
    if (event.key === ' ') {
      event.preventDefault()
      return (event.target as HTMLElement).click()
    }
    const all = entriesOf(list.current)
    const names = all.map((entry) => entry.textContent ?? '')
    const next = nextIndex(event.key, all.indexOf(event.target as HTMLElement), names)
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }
  function choose(item: MenuItem) {
    show(false)
    triggerRef.current?.focus()
    item.onSelect?.()
  }

  return (
    <div className={css.root} {...root}>
      <button
        ref={triggerRef}
        type="button"
        className={cx(css.trigger, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={click}
        onKeyDown={onTriggerKey}
      >
        {trigger}
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <div className={cx(css.panel, css[align])}>
          <div
            ref={list}
            id={panelId}
            className={css.list}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={onListKey}
          >
            {items.map((item) => (
              <Entry key={item.key} item={item} onChoose={() => choose(item)} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function entriesOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}
function focusEnd(list: HTMLElement | null, end: 'first' | 'last') {
  entriesOf(list)
    .at(end === 'first' ? 0 : -1)
    ?.focus()
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const shared = { className: css.item, tabIndex: -1, onClick: onChoose, lang: item.lang }
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
      {item.current && <Icon name="check" size={16} />}
    </>
  )
  if (item.to !== undefined) {
    return (
      <Link {...shared} role="menuitem" to={item.to} aria-current={item.current || undefined}>
        {inside}
      </Link>
    )
  }
  const choice = item.current !== undefined
  return (
    <button
      {...shared}
      type="button"
      role={choice ? 'menuitemradio' : 'menuitem'}
      aria-checked={choice ? item.current : undefined}
    >
      {inside}
    </button>
  )
}
