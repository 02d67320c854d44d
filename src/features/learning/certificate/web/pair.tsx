import type { Both } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import css from './certificate.module.css'

/** A text that a certificate prints in both languages: that of the page first. */
export function Pair({ of: given }: { of: Both }) {
  const sides = [
    { text: given.zh, lang: 'zh-CN' },
    { text: given.en, lang: 'en' },
  ]
  const [first, second] = useLocale() === 'en-US' ? sides.toReversed() : sides
  return (
    <span className={css.pair}>
      <span lang={first!.lang}>{first!.text || second!.text}</span>
      {first!.text !== '' && second!.text !== '' && first!.text !== second!.text && (
        <span lang={second!.lang} className={css.muted}>
          {second!.text}
        </span>
      )}
    </span>
  )
}
