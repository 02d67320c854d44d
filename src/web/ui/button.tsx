import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '#src/web/link.tsx'
import { useText } from '#src/web/i18n.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { uiText } from './text.ts'
import css from './button.module.css'

interface Looks {
  /** One primary a screen; destructive acts are 'danger' and never primary. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Stands before the text. */
  icon?: IconName
  /** Full width of its container. */
  wide?: boolean
}

type ButtonProps = Looks & ButtonHTMLAttributes<HTMLButtonElement> & { pending?: boolean }

function looks({ variant = 'secondary', size = 'medium', wide }: Looks, className?: string) {
  return cx(css.button, css[variant], css[size], wide && css.wide, className)
}

/** While pending it stays focusable, keeps its width, says that it works and ignores clicks. */
export function Button({
  variant,
  size,
  icon,
  wide,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const t = useText(uiText)
  return (
    <button
      {...rest}
      type={type}
      className={looks({ variant, size, wide }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {icon && <Icon name={icon} />}
      {children}
      {pending && (
        <>
          <span className={css.dots} aria-hidden="true" />
          <span className="visually-hidden">{t.pending}</span>
        </>
      )}
    </button>
  )
}

/** A link that looks like a button; `to` is a whole path with its locale. */
export function ButtonLink({
  variant,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: Looks & LinkProps) {
  return (
    <Link {...rest} className={looks({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** Only an icon; the label is read aloud and shown as a tooltip. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  className,
  type = 'button',
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  icon: IconName
  label: string
  size?: 'small' | 'medium'
  /** For instance a count badge. */
  children?: ReactNode
}) {
  return (
    <button
      data-tip={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(css.button, css.quiet, css[size], css.square, className)}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}
