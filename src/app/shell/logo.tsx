import { useLocale } from '#src/web/i18n.tsx'
import { pictureUrl } from '#src/web/picture.ts'
import css from './logo.module.css'

/**
 * Decorative: the link around it, or the text beside it, says the name. One drawing has the colours of both
 * schemes, so that a change of scheme loads nothing; only `use` hands it the scheme of the place it stands in.
 */
export function Logo({ onDark }: { onDark?: boolean }) {
  const name = useLocale() === 'en-US' ? 'logo-en' : 'logo-zh'
  const width = name === 'logo-en' ? 178 : 182
  return (
    <svg
      viewBox={`0 0 ${width} 50`}
      width={width}
      height={50}
      className={onDark ? `${css.logo} ${css.onDark}` : css.logo}
      aria-hidden="true"
    >
      <use href={`${pictureUrl(name)}#logo`} />
    </svg>
  )
}
