import type { iconPaths } from './icon-paths.ts'
import { iconSprite } from './icon-sprite.ts'
import css from './icon.module.css'

export type IconName = keyof typeof iconPaths

/** An icon, decorative unless it has a label. The size is in pixels (default: 1.25em of the text). */
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
