import { locales } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Choose } from '#src/web/ui/scheme-switch.tsx'
import css from './study-room.module.css'
import { studyText } from './text.ts'

/** Opens the same page in the other language, because the player has no header. */
export function OtherLanguage() {
  const t = useText(studyText)
  const locale = useLocale()
  const other = locales.find((one) => one !== locale) ?? locale
  return (
    <Choose>
      <button name="language" value={other} className={css.language} lang={other}>
        {t.inOtherLanguage}
      </button>
    </Choose>
  )
}
