import { texts } from '#src/web/i18n.tsx'

/** The English spelling of a person's name. */
export const spellingText = texts({
  zh: {
    realNameEn: '英文姓名',
    hint: '在英文页面显示；留空则显示拼音',
    byPinyin: '按拼音显示',
  },
  en: {
    realNameEn: 'Name in English',
    hint: 'Shown in English pages. If empty, the pinyin is shown',
    byPinyin: 'By pinyin',
  },
})
