import { useLocale } from '#src/web/i18n.tsx'
import type { Bilingual } from '../../body/text.ts'

/** Returns the side of a plain text that the reader sees: the own language, else the other. */
export function useShown(): (text: Bilingual) => string {
  const isChinese = useLocale() === 'zh-CN'
  return ({ zh, en }) => (isChinese ? zh || en : en || zh)
}
