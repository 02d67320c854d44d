import { quietly } from '#src/web/quietly.ts'
import { locales, splitLocale, withLocale } from '#src/shared/locale.ts'
import { useAddress } from '#src/web/address.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { rememberLanguage } from '#src/web/live/choices.ts'
import { keepTyped } from '#src/web/typed-text.ts'
import css from './study-room.module.css'
import { studyText } from './text.ts'

/** Opens the same page in the other language, because the player has no header. */
export function OtherLanguage() {
  const t = useText(studyText)
  const locale = useLocale()
  const { pathname, search } = useAddress()
  const other = locales.find((one) => one !== locale) ?? locale
  async function remember() {
    rememberLanguage(other)
    keepTyped()
    const part = await quietly(import('#src/features/people/message/web/save-language.ts'))
    part?.saveLanguage(other)
  }
  return (
    // A new document, because a browser loads the code of one language only.
    <a
      href={withLocale(other, splitLocale(pathname).rest) + search}
      className={css.language}
      lang={other}
      hrefLang={other}
      onClick={() => void remember()}
    >
      {t.inOtherLanguage}
    </a>
  )
}
