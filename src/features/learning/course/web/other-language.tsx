import { locales } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { languageText } from './language-text.ts'
import { Tag } from '#src/web/ui/tag.tsx'

/** Returns the `lang` of a text: the other language where it is missing in the page's. */
export function useForeign(): (isForeign: boolean) => 'zh-CN' | 'en-US' | undefined {
  const locale = useLocale()
  const other = locales.find((one) => one !== locale)
  return (isForeign) => (isForeign ? other : undefined)
}

/** Says once on a page that its texts are in the other language. */
export function LanguageTag() {
  const t = useText(languageText)
  const lang = useForeign()(true)
  return (
    <Tag>
      <span lang={lang}>{t.other}</span>
    </Tag>
  )
}
