import { useLocation, useNavigate } from 'react-router'
import {
  type Locale,
  localeCookie,
  localeCookieDays,
  locales,
  splitLocale,
  withLocale,
} from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import css from './header.module.css'
import { layoutText } from './text.ts'

/** Rewrites the address's language, remembers it, and goes there; what is typed on the page stays. */
export function LanguageSwitcher() {
  const t = useText(layoutText)
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const viewer = useViewer()

  function choose(next: Locale) {
    document.cookie = `${localeCookie}=${next}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`
    if (next === locale) return
    // Who is signed in is written to in this language from now on; a visitor's page has none of this.
    if (viewer) void tellLanguage(next)
    void navigate(withLocale(next, splitLocale(pathname).rest) + search + hash, {
      preventScrollReset: true,
    })
  }

  return (
    <Menu
      align="end"
      className={css.tool}
      label={t.language(t.languages[locale])}
      trigger={
        <>
          <Icon name="globe" size={20} />
          <span className={css.toolText}>{t.languages[locale]}</span>
        </>
      }
      items={locales.map((one) => ({
        key: one,
        label: t.languages[one],
        lang: one,
        current: one === locale,
        onSelect: () => choose(one),
      }))}
    />
  )
}

async function tellLanguage(locale: Locale): Promise<void> {
  const part = await import('#src/features/people/message/web/tell-language.ts').catch(
    () => undefined,
  )
  part?.tellLanguage(locale)
}
