import { type ReactNode, useId } from 'react'
import { Link } from '#src/web/link.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './menu.module.css'

/** A menu with more entries scrolls, because neither above nor below its button there may be room for all. */
const shortMost = 9

interface MenuItem {
  key: string
  label: string
  icon?: IconName
  /** The page that the entry opens; an entry without it sends or calls `onSelect`. */
  to?: string
  onSelect?: () => void
  /** The part that the entry adds to the form around the menu, where no script handles it. */
  send?: { name: string; value: string } | { action: string }
  /** Whether the entry is chosen. */
  current?: boolean
  /** The name of the menu's button after the choice of this entry. */
  says?: string
  /** The placeholder of the search field beside the menu after the choice of this entry. */
  hint?: string
  lang?: string
}

/**
 * A button with a list of acts or links under it. The platform opens it by click; `live/menus.ts` adds
 * pointing, arrow and letter keys, on hydrated and plain pages alike.
 */
export function Menu({
  trigger,
  label,
  items,
  delay,
  align = 'start',
  className,
}: {
  /** The content of the button; an element with `data-shown` follows the choice. Without it: three dots. */
  trigger?: ReactNode
  /** The accessible name of the button, where its content does not suffice; must contain the visible text. */
  label?: string
  items: readonly MenuItem[]
  /** Milliseconds before pointing opens or closes it (default 150). */
  delay?: number
  align?: 'start' | 'end'
  /** The class of the button. */
  className?: string
}) {
  const id = useId()
  return (
    <div className={css.root} data-menu={delay ?? ''}>
      <button
        type="button"
        className={cx(css.trigger, !trigger && css.dots, className)}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {trigger ?? <Icon name="more" />}
        {trigger && <Icon name="chevron-down" size={16} />}
      </button>
      <div id={id} popover="auto" className={cx(css.drop, css[align])}>
        <div
          className={cx(css.list, items.length > shortMost && css.long)}
          role="menu"
          aria-label={label}
          tabIndex={-1}
        >
          {items.map((item) => (
            <Entry key={item.key} item={item} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const { to, send, current, onSelect, lang, says, hint } = item
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </>
  )
  if (to !== undefined) {
    return (
      <Link
        className={css.item}
        role="menuitem"
        to={to}
        aria-current={current || undefined}
        onClick={onSelect}
        lang={lang}
      >
        {inside}
      </Link>
    )
  }
  const sent = send && ('action' in send ? { formAction: send.action } : send)
  return (
    <button
      {...sent}
      type={send ? 'submit' : 'button'}
      className={css.item}
      role={current === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={current}
      data-says={says}
      data-hint={hint}
      lang={lang}
      onClick={
        onSelect &&
        ((event) => {
          event.preventDefault()
          onSelect()
        })
      }
    >
      {inside}
    </button>
  )
}
