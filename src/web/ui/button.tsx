import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '#src/web/link.tsx'
import { useText } from '#src/web/i18n.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { uiText } from './text.ts'
import css from './button.module.css'

interface Looks {
  /** A screen has one primary button; a destructive act is 'danger'. */
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

/** A button that, while pending, stays focusable, keeps its width, announces the work and ignores clicks. */
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
      aria-disabled={pending || rest['aria-disabled']}
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

/** A link that looks like a button. */
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

/** A button of an icon; its label is the accessible name and the tooltip. */
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
