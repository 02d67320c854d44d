import { useLocale } from '#src/web/i18n.tsx'
import { pictureUrl } from '#src/web/picture.ts'
import css from './logo.module.css'

/** Decorative: the link around it, or the text beside it, says the name. */
export function Logo({ onDark }: { onDark?: boolean }) {
  const name = useLocale() === 'en-US' ? 'logo-en' : 'logo-zh'
  const size = { height: 50, width: name === 'logo-en' ? 178 : 182 }
  if (onDark)
    return (
      <img
        alt=""
        {...size}
        src={pictureUrl(`${name}-dark`)}
        loading="lazy"
        className={`${css.logo} ${css.onDark}`}
      />
    )
  // The page holds both and CSS shows one, because the server does not know the system's colour scheme.
  return (
    <>
      <img alt="" {...size} src={pictureUrl(name)} className={`${css.logo} ${css.light}`} />
      <img
        alt=""
        {...size}
        src={pictureUrl(`${name}-dark`)}
        className={`${css.logo} ${css.dark}`}
        loading="lazy"
      />
    </>
  )
}
