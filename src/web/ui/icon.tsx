import type { iconPaths } from './icon-paths.ts'
import { iconSprite } from './icon-sprite.ts'
import css from './icon.module.css'

export type IconName = keyof typeof iconPaths

/** Decorative unless it has a label. Size in px, or 1.25em of its text when left out. */
export function Icon({ name, size, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <svg
      className={css.icon}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${iconSprite}#${name}`} />
    </svg>
  )
}
