import type { CSSProperties, ReactNode } from 'react'
import { withLocale } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { cx } from './cx.ts'
import { useDropdown } from './use-dropdown.ts'
import css from './menu.module.css'

/** A panel under a button. Opens by pointing, click and Enter; Tab moves into it. */
export function HoverPopover({
  trigger,
  label,
  width = 306,
  align = 'end',
  delay,
  className,
  page,
  children,
}: {
  trigger: ReactNode
  /** The accessible name of the button and the panel. */
  label: string
  width?: number
  align?: 'start' | 'end'
  delay?: number
  className?: string
  /** The address that the button opens without script; it names no language. */
  page: string
  /** A function receives `close`, for links and buttons inside. */
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const { open, show, click, root, triggerRef, panelId } = useDropdown({ delay })
  return (
    <div className={css.root} {...root}>
      {/* Without script the button opens the page of what the panel holds. */}
      <form action={withLocale(useLocale(), page)}>
        <button
          ref={triggerRef}
          className={cx(css.trigger, className)}
          aria-label={label}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={(event) => {
            event.preventDefault()
            click()
          }}
        >
          {trigger}
        </button>
      </form>
      {open && (
        <div className={cx(css.panel, css[align])}>
          <section
            id={panelId}
            aria-label={label}
            className={css.box}
            style={{ '--inline': `${width}px` } as CSSProperties}
          >
            {typeof children === 'function' ? children(() => show(false)) : children}
          </section>
        </div>
      )}
    </div>
  )
}
