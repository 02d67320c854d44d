import { useLocale, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { ShownText } from '../shapes.ts'
import { publicText } from './public-text.ts'

/** Whether a text is in the other language than its reader's. */
export function useIsForeign() {
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  return ({ language, text }: ShownText) => text !== '' && language !== own
}

/** A text of a textbook, with its language for screen readers where it is not the reader's. */
export function Shown({ of, marked = false }: { of: ShownText; marked?: boolean }) {
  const t = useText(publicText)
  const isForeign = useIsForeign()(of)
  if (!isForeign) return of.text
  return (
    <>
      <span lang={of.language === 'en' ? 'en' : 'zh-CN'}>{of.text}</span>
      {marked && (
        <>
          {' '}
          <Tag>{t.partly[of.language]}</Tag>
        </>
      )}
    </>
  )
}
