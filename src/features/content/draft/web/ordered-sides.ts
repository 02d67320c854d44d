import { otherSide, type Side } from '#src/features/content/editor/web/both-sides.ts'

export const langs = { zh: 'zh-CN', en: 'en' } as const

/** Returns the languages in which something is written, its own first. */
export const orderedSides = ({
  offered,
  language,
}: {
  offered: Side | 'both'
  language: Side
}): readonly Side[] => (offered === 'both' ? [language, otherSide(language)] : [offered])
