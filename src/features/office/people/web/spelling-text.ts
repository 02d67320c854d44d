import { texts } from '#src/web/i18n.tsx'

/** The English spelling of a person's name. */
export const spellingText = texts({
  zh: {
    realNameEn: '英文姓名',
    hint: '在英文页面显示；留空则显示拼音',
    byPinyin: '未填写（显示拼音）',
  },
  en: {
    realNameEn: 'Name in English',
    hint: 'Shown on English pages. If empty, pinyin is used',
    byPinyin: 'Not set (pinyin is used)',
  },
})
