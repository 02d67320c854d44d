import { useText } from '#src/web/i18n.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { iconPaths } from '#src/web/ui/icon-paths.ts'
import css from './gallery.module.css'
import { galleryText } from './text.ts'

const names = Object.keys(iconPaths) as IconName[]

export function IconSpecimens() {
  return (
    <ul className={css.icons}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}

const grounds = [
  ...['surface', 'surface-raised', 'surface-sunk', 'band', 'action', 'action-soft', 'accent'],
  ...['accent-soft', 'success', 'success-soft', 'warning', 'warning-soft', 'danger', 'danger-soft'],
]
const inks = ['ink', 'text', 'text-muted', 'link', 'accent-text', 'success-text', 'danger-text']
const sizes = [48, 36, 28, 22, 18, 16, 14]

export function ColourSpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <ul className={css.swatches}>
        {grounds.map((name) => (
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
      </ul>
      {sizes.map((size) => (
        <p key={size} className={css.size} style={{ fontSize: size }}>
          {t.heading} {size}
        </p>
      ))}
      <p>{t.body}</p>
      <p className={css.muted}>{t.muted}</p>
    </>
  )
}
