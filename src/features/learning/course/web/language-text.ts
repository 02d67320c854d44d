import { texts } from '#src/web/i18n.tsx'

/** The other language by its own name, which its readers know. */
export const languageText = texts({ zh: { other: 'English' }, en: { other: '中文' } })
