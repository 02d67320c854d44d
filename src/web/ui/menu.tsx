import { type ReactNode, useId } from 'react'
import { Link } from '#src/web/link.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './menu.module.css'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName
  /** A whole path with its locale; or `onSelect`. */
  to?: string
  onSelect?: () => void
  /** What the entry sends with the form around the menu, where no script handles it. */
  send?: { name: string; value: string } | { action: string }
  /** The one that is chosen now. */
  current?: boolean
  /** The name of the menu's button once this is chosen. */
  says?: string
  /** What the search field beside the menu asks for once this is chosen. */
  hint?: string
  lang?: string
}

/**
 * A button with a list of acts or links under it. The platform opens it by click; pointing, arrows
 * and letters are `live/menus.ts`, the same for pages that are alive and pages that are not.
 */
export function Menu({
  trigger,
  label,
  items,
  delay,
  align = 'start',
  className,
}: {
  /** What the button shows; an element with `data-shown` follows the choice. */
  trigger: ReactNode
  /** Name of the button where what it shows is not text enough; must contain the visible text. */
  label?: string
  items: readonly MenuItem[]
  /** Milliseconds of pointing before it opens or closes. */
  delay?: number
  align?: 'start' | 'end'
  /** Styles the button. */
  className?: string
}) {
  const id = useId()
  return (
    <div className={css.root} data-menu={delay ?? ''}>
      <button
        type="button"
        className={cx(css.trigger, className)}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {trigger}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" className={cx(css.drop, css[align])}>
        <div className={css.list} role="menu" aria-label={label} tabIndex={-1}>
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
