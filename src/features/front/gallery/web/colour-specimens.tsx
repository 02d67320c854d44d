import { useText } from '#src/web/i18n.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { iconPaths } from '#src/web/ui/icon-paths.ts'
import css from './gallery.module.css'
import { Part } from './specimens.tsx'
import { galleryText } from './text.ts'

const icons = Object.keys(iconPaths) as IconName[]
const grounds = [
  ...['surface', 'surface-raised', 'surface-sunk', 'band', 'line', 'line-strong', 'focus'],
  ...['action', 'action-hover', 'action-soft', 'accent', 'accent-soft', 'star'],
  ...['success', 'success-soft', 'warning', 'warning-soft'],
  ...['danger', 'danger-hover', 'danger-soft', 'scrim'],
]
const inks = [
  ...['ink', 'text', 'text-muted', 'link', 'accent-text'],
  ...['success-text', 'warning-text', 'danger-text'],
]
/** Fills with the colour of the text on them. */
const pairs = [
  ['action', 'action-text'],
  ['danger', 'on-danger'],
] as const
const categories = ['trade', 'customs', 'freight', 'e-commerce', 'settlement', 'english']
const ends = categories.flatMap((name) => [`cat-${name}-a`, `cat-${name}-b`])
const sizes = [48, 36, 28, 22, 18, 16, 14]

export function IconSpecimens() {
  return (
    <Part name="Icon" wide>
      <ul className={css.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function ColourSpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <Part name="tokens.css" wide>
        <ul className={css.swatches}>
          {[...grounds, ...ends].map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <ul className={css.inks}>
          {inks.map((name) => (
            <li key={name} style={{ color: `var(--${name})` }}>
              {name}
            </li>
          ))}
          {pairs.map(([ground, ink]) => (
            <li key={ink} style={{ background: `var(--${ground})`, color: `var(--${ink})` }}>
              {ink}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="base.css">
        {sizes.map((size) => (
          <p key={size} className={css.size} style={{ fontSize: size }}>
            {t.heading} {size}
          </p>
        ))}
        <p>{t.body}</p>
        <p className={css.muted}>{t.muted}</p>
      </Part>
    </>
  )
}
