import { locales } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Choose } from '#src/web/ui/scheme-switch.tsx'
import css from './header.module.css'
import { layoutText } from './text.ts'

/**
 * Opens the same page in another language and remembers it: as a new document, because a browser loads
 * the code of one language only. The typed text and the scroll position stay (`live/choices.ts`).
 */
export function LanguageSwitcher() {
  const t = useText(layoutText)
  const locale = useLocale()
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
        }))}
      />
    </Choose>
  )
}
