import { quietly } from '#src/web/quietly.ts'
import { useAddress } from '#src/web/address.ts'
import { type Locale, locales, splitLocale, withLocale } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { rememberLanguage } from '#src/web/live/choices.ts'
import { useViewer } from '#src/web/root-data.ts'
import { keepTyped } from '#src/web/typed-text.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Choose } from '#src/web/ui/scheme-switch.tsx'
import css from './header.module.css'
import { layoutText } from './text.ts'

/**
 * Remembers the language and opens the same page in it: as a new document, because a browser loads
 * the code of one language only. The typed text and the scroll position stay.
 */
export function LanguageSwitcher() {
  const t = useText(layoutText)
  const locale = useLocale()
  const { pathname, search } = useAddress()
  const viewer = useViewer()

  function choose(next: Locale) {
    rememberLanguage(next)
    if (next === locale) return
    // A person signed in is written to in this language from now on; visitors' pages have none of this.
    if (viewer) void saveLanguage(next)
    keepTyped()
    const { hash } = window.location
    window.location.assign(withLocale(next, splitLocale(pathname).rest) + search + hash)
  }

  return (
    <Choose>
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
          send: { name: 'language', value: one },
          onSelect: () => choose(one),
        }))}
      />
    </Choose>
  )
}

async function saveLanguage(locale: Locale): Promise<void> {
  const part = await quietly(import('#src/features/people/message/web/save-language.ts'))
  part?.saveLanguage(locale)
}
