import type { Locale } from '#src/shared/locale.ts'
import { hasContent } from '../body/content.ts'
import type { Bilingual } from '../body/text.ts'
import type { SheetPicture, WantedSheet } from './sheet-pictures.ts'

type Language = 'zh' | 'en'

/** How the texts and pictures of one question are read. */
export interface Reading {
  /** Rich text, ready to be shown. */
  html: (text: Bilingual) => string
  /** Plain text. */
  words: (text: Bilingual) => string
  picture: (file: { userFileId: number | null }, page: number) => SheetPicture | undefined
  /** The language shown, where the reader's own is missing. */
  otherLanguage: Language | null
  locale: Locale
}

/** Puts formulas and files into clean rich text. */
export type OpenHtml = (html: string) => string
export type FindPicture = (sheet: WantedSheet) => SheetPicture | undefined

/** A question is read in one language, that of its stem; a part that lacks it shows the other. */
export function readingOf(
  stem: Bilingual,
  locale: Locale,
  open: OpenHtml,
  find: FindPicture,
): Reading {
  const own: Language = locale === 'zh-CN' ? 'zh' : 'en'
  const other: Language = own === 'zh' ? 'en' : 'zh'
  const isOther = !hasContent(stem[own]) && hasContent(stem[other])
  const [first, second] = isOther ? [other, own] : [own, other]
  const pick = (text: Bilingual) => (hasContent(text[first]) ? text[first] : text[second])
  return {
    html: (text) => open(pick(text)),
    words: (text) => pick(text),
    picture: ({ userFileId }, page) =>
      userFileId === null ? undefined : find({ userFileId, page }),
    otherLanguage: isOther ? other : null,
    locale,
  }
}
